type Counted = { concerns: unknown[] }

/**
 * Groups in their order, parted where the two columns come nearest in length: side by side in pairs, a short one would
 * leave a hole beside a long one. What stands in a column stays there when a line of it unfolds.
 */
export function inTwoColumns<Group extends Counted>(groups: Group[]): Group[][] {
  const places = groups.map((_, index) => index + 1).filter((place) => place < groups.length)
  if (places.length === 0) return groups.length > 0 ? [groups] : []
  const difference = (place: number) => Math.abs(length(groups.slice(0, place)) - length(groups.slice(place)))
  const best = places.reduce((one, other) => (difference(other) < difference(one) ? other : one))
  return [groups.slice(0, best), groups.slice(best)]
}

/** In lines: the heading of a group is about as high as one of its lines. */
function length(groups: Counted[]): number {
  return groups.reduce((sum, { concerns }) => sum + concerns.length + 1, 0)
}
