import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languageOf } from '#lib/language.ts'
import { memoizeByObject } from '#lib/once.ts'
import { createFinder, type Find } from '#lib/search/find.ts'
import type { SiteValues } from '#templates/props.ts'
import type { PageValues } from './_values.ts'

/** What the build wrote down for pages that are drawn on demand (page-values/): content/ is not read while serving. */

type Release = NonNullable<App.Locals['release']>

/** Kept as long as the release is served. */
const kept = memoizeByObject<Release, Map<string, { site: SiteValues; find: Find }>>(() => new Map())

/** Undefined where a page has nothing to be drawn from: it has neither a form nor a search. */
export async function readPageValues({ folder }: Release, address: string): Promise<PageValues | undefined> {
  const name = address === '/' ? '/index' : address
  return readJson<PageValues>(join(folder, `page-values/page${name}.json`)).catch(() => undefined)
}

/** What all pages of an address's language share, and the search of its header for words that came with the address. */
export async function readSiteValues(release: Release, address: string) {
  const language = languageOf(address)
  const known = kept(release).get(language)
  if (known) return known
  const site = await readJson<SiteValues>(join(release.folder, `page-values/site/${language}.json`))
  const find = createFinder(await readJson(join(release.folder, 'public', site.search.index)))
  kept(release).set(language, { site, find })
  return { site, find }
}

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8')) as Value
}
