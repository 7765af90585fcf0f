import { differencesOf, same, valueAt, type Path } from '../differences.ts'
import type { Kept } from '../model.ts'
import { setIn } from './set-in.ts'

/** Two versions of one file: what was typed here, and what another window or hand made of it meanwhile. */
export type Conflict = {
  file: string
  mine: Kept
  other: Kept
  /** What both began from, where that is known. */
  was?: Kept | undefined
}

/** A field that the two say differently. The text of a post is one field. */
export type Disputed = { path: Path; mine: unknown; other: unknown; suggested: Side }
export type Side = 'mine' | 'other'

/** What only the other changed is suggested as the other has it; everything else as it was typed here. */
export function disputedIn({ mine, other, was }: Conflict): Disputed[] {
  const suggest = (path: Path, mineSays: unknown): Side =>
    was && same(valueAt(asOne(was), path), mineSays) ? 'other' : 'mine'
  return differencesOf(asOne(mine), asOne(other)).map(({ path, before, after }) => ({
    path,
    mine: before,
    other: after,
    suggested: suggest(path, before),
  }))
}

/** The file with one side chosen for each field. What takes something out of a list comes last, so that no place moves. */
export function settled({ mine, other }: Conflict, fields: Disputed[], sides: Side[]): Kept {
  const chosen = fields.filter((_, index) => sides[index] === 'other').toReversed()
  const { data, body } = chosen.reduce(
    (all, field) => setIn(all, field.path, field.other) as ReturnType<typeof asOne>,
    asOne(mine),
  )
  return { data, body, version: other.version, base: other.base }
}

function asOne({ data, body }: Kept) {
  return { data, body }
}
