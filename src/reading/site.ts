import type { z } from 'zod'
import { previewsOf, readPageSources, type PageSource } from './addresses.ts'
import { crossChecks } from './cross-checks.ts'
import { ContentError, type Problem } from './content-error.ts'
import { readEvidence } from './evidence.ts'
import type { Lookups, Notice } from './lookups.ts'
import { renderBlocks } from './markdown.ts'
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
import {
  dripsSchema,
  injectionsSchema,
  noticesSchema,
  servicesSchema,
  testimonialsSchema,
} from './schemas/collections.ts'
import { integrationsSchema } from './schemas/integrations.ts'
import { launchSchema } from './schemas/launch.ts'
import { mailSchema } from './schemas/mail.ts'
import { navigationSchema } from './schemas/navigation.ts'
import { legalSchema, pageSchema, postSchema, treatmentSchema } from './schemas/page.ts'
import { practiceSchema } from './schemas/practice.ts'
import { redirectsSchema } from './schemas/registries.ts'
import { searchSchema } from './schemas/search.ts'
import { servicesUsed } from './services-used.ts'
import { readSource } from './source.ts'

export type Site = ReturnType<typeof readSite>

/** Reads all of content/ once, turns every id into its value, and fails with file and field. */
export function readSite(root: string, media: Media) {
  const problems: Problem[] = []
  const practice = parse(practiceSchema, readSource(root, 'practice.yaml', problems), problems)
  const prices = readPrices(root, problems)
  const photos = readPhotos(root, media, problems)
  const films = readFilms(root, media, photos, problems)
  const pairs = readPairs(root, photos, problems)
  const sources = readPageSources(root, problems)
  // What pages name must be sound first: one price missing here would make every page that shows it look wrong.
  if (!practice || problems.length > 0) throw new ContentError(problems)

  const lookups: Lookups = {
    practice,
    prices,
    outsideAmounts: readOutsideAmounts(root, problems),
    claims: readClaims(root, problems),
    evidence: readEvidence(root, problems),
    photos,
    films,
    pairs,
    notices: new Map(),
    previews: previewsOf(sources, photos),
    addresses: new Set(sources.map(({ address }) => address)),
    shownPrices: new Set(),
    services: '',
    address: '/',
  }
  const read = <Schema extends z.ZodType>(schema: (lookups: Lookups) => Schema, file: string) =>
    parse(schema(lookups), readSource(root, file, problems), problems)

  for (const [id, notice] of Object.entries(read(noticesSchema, 'notices.yaml') ?? {})) {
    lookups.notices.set(id, { id, ...notice } satisfies Notice)
  }
  const mail = read(() => mailSchema, 'mail.yaml')
  const integrations = read(integrationsSchema, 'integrations.yaml')
  if (mail && integrations) lookups.services = servicesUsed(integrations, mail)
  const site = {
    practice,
    prices: [...prices.values()],
    photos,
    films,
    pairs,
    notices: lookups.notices,
    previews: lookups.previews,
    navigation: read(navigationSchema, 'navigation.yaml')!,
    services: read(servicesSchema, 'services.yaml')!,
    testimonials: read(testimonialsSchema, 'testimonials.yaml')!,
    injections: read(injectionsSchema, 'injections.yaml')!,
    drips: read(dripsSchema, 'drips.yaml')!,
    mail: mail!,
    integrations: integrations!,
    launch: read(() => launchSchema, 'launch.yaml')!,
    redirects: read(() => redirectsSchema, 'redirects.yaml') ?? {},
    search: read(searchSchema, 'search.yaml')!,
    ...readPages(sources, lookups, problems),
  }
  problems.push(...crossChecks(site, lookups))
  if (problems.length > 0) throw new ContentError(problems)
  return site
}

function readPages(sources: PageSource[], lookups: Lookups, problems: Problem[]) {
  const read = <Schema extends z.ZodType>(
    kind: PageSource['kind'],
    schemaOf: (lookups: Lookups) => Schema,
  ) => {
    const here = { ...lookups }
    const schema = schemaOf(here)
    return sources
      .filter((one) => one.kind === kind)
      .flatMap(({ address, source }) => {
        here.address = address
        const data = parse(schema, source, problems)
        const { html, faults } = renderBlocks(source.body, here)
        for (const message of faults) problems.push({ file: source.file, field: 'body', message })
        return data
          ? [{ ...(data as z.output<Schema> & object), address, file: source.file, body: html }]
          : []
      })
  }
  return {
    treatments: read('treatment', treatmentSchema),
    pages: read('page', pageSchema),
    posts: read('post', postSchema).sort((one, other) => other.date.localeCompare(one.date)),
    legal: read('legal', legalSchema),
  }
}
