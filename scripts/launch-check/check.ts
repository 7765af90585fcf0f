import type { Place, Rule, State } from './rule.ts'
import { groups } from './rules.ts'

/** A rule that is not met, and where. */
export type Finding = Omit<Rule, 'places'> & { group: string; places: Place[] }

/** Every rule that is not met yet. */
export function check(state: State): Finding[] {
  return groups.flatMap(({ title, rules }) =>
    rules.flatMap(({ places, ...rule }) => {
      const found = places(state)
      return found.length > 0 ? [{ group: title, ...rule, places: found }] : []
    }),
  )
}

export function isBlocking({ severity }: Pick<Finding, 'severity'>): boolean {
  return severity === 'blocking'
}
