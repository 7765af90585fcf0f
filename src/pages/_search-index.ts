import { createHash } from 'node:crypto'
import { withApostrophes } from '#lib/typography.ts'
import type { Site } from '#reading/site.ts'
import { entriesOf } from '../search/entries.ts'

/** The search's index and its address, which holds a hash of it: browsers may keep it for ever. */
export function searchIndex(site: Site): { address: string; hash: string; json: string } {
  const known = indexes.get(site)
  if (known) return known
  const json = withApostrophes(JSON.stringify(entriesOf(site)))
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10)
  const index = { address: `/search-index.${hash}.json`, hash, json }
  indexes.set(site, index)
  return index
}

const indexes = new WeakMap<Site, ReturnType<typeof searchIndex>>()
