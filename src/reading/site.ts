import type { z } from 'zod'
import { previewsOf, readPageSources, type PageSource } from './addresses.ts'
import { readBody } from './body.ts'
import { crossChecks } from './cross-checks.ts'
import { ContentError, type Problem } from './content-error.ts'
import { readEvidence } from './evidence.ts'
import { pageSchemas, readFile } from './files.ts'
import { readMark } from './mark.ts'
import { missingPages } from './needed-pages.ts'
import { futureProblems, phoneProblems, practiceProblems } from './practice-checks.ts'
import type { Lookups, Notice } from './lookups.ts'
import { parse } from './parse.ts'
import {
  readClaims,
  readFilms,
  readOutsideAmounts,
  readPairs,
  readPhotos,
  readPrices,
  type Media,
} from './registries.ts'
import { companiesUsed } from './companies-used.ts'

export type Site = ReturnType<typeof readSite>

/** Reads all of content/ once, turns every id into its value, and fails with file and field. */
export function readSite(root: string, media: Media) {
  const problems: Problem[] = []
  const facts = readFile(root, 'practice.yaml', problems)
  const practice = facts && { ...facts, mark: readMark(root, problems) }
  const { prices, withdrawnPrices } = readPrices(root, problems)
  const photos = readPhotos(root, media, problems)
  const films = readFilms(root, media, photos, problems)
  const pairs = readPairs(root, photos, problems)
  const sources = readPageSources(root, problems)
  // What pages name must be sound first: one price missing here would make every page that shows it look wrong.
  if (!practice || problems.length > 0) throw new ContentError(problems)

  const lookups: Lookups = {
    practice,
    prices,
    withdrawnPrices,
    outsideAmounts: readOutsideAmounts(root, problems),
    claims: readClaims(root, problems),
    evidence: readEvidence(root, problems),
    photos,
    films,
    pairs,
    models: new Map(),
    notices: new Map(),
    previews: previewsOf(sources, photos, practice),
    addresses: new Set(sources.map(({ address }) => address)),
    shownPrices: new Set(),
    companies: '',
    address: '/',
  }
  for (const [id, model] of Object.entries(readFile(root, 'models.yaml', problems, lookups) ?? {})) {
    lookups.models.set(id, { id, ...model })
  }
  for (const [id, notice] of Object.entries(readFile(root, 'notices.yaml', problems, lookups) ?? {})) {
    lookups.notices.set(id, { id, ...notice } satisfies Notice)
  }
  const mail = readFile(root, 'mail.yaml', problems)
  const integrations = readFile(root, 'integrations.yaml', problems, lookups)
  if (mail && integrations) lookups.companies = companiesUsed(integrations, mail)
  const site = {
    practice,
    prices: [...prices.values()],
    photos,
    films,
    pairs,
    notices: lookups.notices,
    previews: lookups.previews,
    navigation: readFile(root, 'navigation.yaml', problems, lookups)!,
    services: readFile(root, 'services.yaml', problems, lookups)!,
    testimonials: readFile(root, 'testimonials.yaml', problems, lookups)!,
    injections: readFile(root, 'injections.yaml', problems, lookups)!,
    drips: readFile(root, 'drips.yaml', problems, lookups)!,
    start: readFile(root, 'start.yaml', problems, lookups)!,
    checks: readFile(root, 'checks.yaml', problems, lookups)!,
    mail: mail!,
    integrations: integrations!,
    launch: readFile(root, 'launch.yaml', problems)!,
    // Said on pages as {claim:id}; the launch check asks what stands behind them.
    claims: new Map(Object.entries(readFile(root, 'claims.yaml', []) ?? {})),
    redirects: readFile(root, 'redirects.yaml', problems) ?? {},
    search: readFile(root, 'search.yaml', problems, lookups)!,
    ...readPages(sources, lookups, problems),
  }
  problems.push(
    ...crossChecks(site, lookups),
    ...practiceProblems(practice),
    ...sources.flatMap(({ source }) => phoneProblems(practice, source)),
    ...futureProblems([...site.treatments, ...site.pages, ...site.posts, ...site.legal], practice),
    ...missingPages(sources.map(({ source }) => source.file)),
  )
  if (problems.length > 0) throw new ContentError(problems)
  return site
}

function readPages(sources: PageSource[], lookups: Lookups, problems: Problem[]) {
  const read = <Kind extends PageSource['kind']>(kind: Kind) => {
    const here = { ...lookups }
    const schema = pageSchemas[kind](here)
    return sources
      .filter((one) => one.kind === kind)
      .flatMap(({ address, source }) => {
        here.address = address
        const data = parse(schema, source, problems)
        const { faults, ...body } = readBody(source.body, here)
        for (const message of faults) problems.push({ file: source.file, field: 'body', message })
        if (source.file.endsWith('.md') && source.body.trim() === '')
          problems.push({
            file: source.file,
            field: 'body',
            message: 'the text below the second --- is missing',
          })
        return data
          ? [
              {
                ...(data as z.output<ReturnType<(typeof pageSchemas)[Kind]>>),
                address,
                file: source.file,
                ...body,
              },
            ]
          : []
      })
  }
  return {
    treatments: read('treatment'),
    pages: read('page'),
    posts: read('post').sort((one, other) => other.date.localeCompare(one.date)),
    legal: read('legal'),
  }
}
