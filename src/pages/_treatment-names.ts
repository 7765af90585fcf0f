import { dripName } from '#lib/drip-name.ts'
import type { Site } from '#reading/site.ts'

/** What `?about=` may name on the contact page, as JSON that is safe inside a script element. */
export function treatmentNames(site: Site): string {
  const named = [...site.previews.values()].filter(({ family }) => family !== 'practice')
  const names = Object.fromEntries([
    ...named.map(({ address, name }) => [address.slice(1), name]),
    ...site.drips.map(({ id, title }) => [id, dripName(title)]),
  ])
  return JSON.stringify(names).replaceAll('<', '\\u003c')
}
