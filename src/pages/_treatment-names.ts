import { dripName } from '#lib/drip-name.ts'
import { bareAddress } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import type { Site } from '#reading/site.ts'

/** What `?about=` may name on the contact page, as JSON that is safe inside a script element. */
export function treatmentNames(site: Site): string {
  const named = [...site.previews.values()].filter(({ family }) => family !== 'practice')
  const names = Object.fromEntries([
    ...named.map(({ address, name }) => [bareAddress(address).slice(1), name]),
    ...site.drips.map(({ id, title }) => [id, dripName(title, wordsIn(site.language).blocks)]),
  ])
  return JSON.stringify(names).replaceAll('<', '\\u003c')
}
