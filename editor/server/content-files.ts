import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { addressIn } from '#lib/language.ts'
import { readPageSources, type PageSource } from '#content-model/addresses.ts'
import { requiredPages } from '#content-model/cross-file-problems.ts'
import { fileSchemas, pageSchemas, type SharedFile } from '#content-model/files.ts'
import { spanishLimit } from '#content-model/schemas/fields.ts'
import { lawSchema } from '#lib/model/evidence.ts'
import { listFiles } from '#content-model/source.ts'
import { sharedFields } from '#content-model/spanish/pages.ts'
import { outdatedParts, translationFields } from '#content-model/spanish/parts.ts'
import { currentTime } from '#content-model/current-time.ts'
import { findUnpublishedPosts, describeStatus } from '#content-model/unpublished-posts.ts'
import { prepareForForm, type Schema } from '../schema.ts'
import { labelOf } from '../labels.ts'

export type ContentFile = {
  /** Relative to content/. */
  file: string
  title: string
  /** Undefined for files that several pages share. */
  kind?: PageSource['kind']
  address?: string
  isDeletable?: boolean
  language?: 'es'
  /** The parts of the English page that changed since the translation. */
  outdated?: string[]
  /** For a post that is not shown yet: until when. */
  waits?: string | undefined
  schema: () => Schema
}

export function contentFiles(root: string): ContentFile[] {
  const translated = readPageSources(root, [], 'es/')
  const pages = readPageSources(root, []).flatMap((page) => {
    const spanish = translated.filter(({ address }) => address === page.address)
    return [pageFile(page), ...spanish.map((one) => pageFile(one, page))]
  })
  return [...sharedFiles(root), ...pages]
}

function pageFile(page: PageSource, english?: PageSource): ContentFile {
  const { kind, address, source } = page
  const { file, name, data } = source
  const { title = name, name: called = title } = Object(data) as { name?: string; title?: string }
  return {
    file,
    title: called,
    kind,
    address: addressIn(english ? 'es' : 'en', address),
    isDeletable: isDeletable(file),
    waits: findUnpublishedPosts([page], timeZone, currentTime()).map(describeStatus)[0],
    ...(english && { language: 'es', outdated: outdatedParts(english.source, source) }),
    schema: () => withBody(file, english ? spanishForm(kind, data) : formOf(pageSchemas[kind])),
  }
}

/** Set by scripts/edit.ts to the practice's time zone. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** A Spanish page is deleted together with its English one. */
export function isDeletable(file: string): boolean {
  return /^(?:treatments|pages|posts)\//.test(file) && !requiredPages.has(file)
}

function withBody(file: string, schema: Schema): Schema {
  if (!file.endsWith('.md')) return schema
  const description = 'Select words, then press a button. An empty line begins a new paragraph.'
  // Posts may have pictures in their text, legal texts may not.
  const refers = schema.properties?.['pictures'] && { refers: 'photo' }
  const body: Schema = { type: 'string', format: 'markdown', description, ...refers }
  return { ...schema, properties: { ...schema.properties, body }, required: [...schema.required!, 'body'] }
}

/** Leaves out fields that come from the English file, unless this file has its own value. */
function spanishForm(kind: PageSource['kind'], data: unknown): Schema {
  const schema = formOf(pageSchemas[kind], spanishLimit)
  const isOwn = (key: string) =>
    !sharedFields.includes(key) || key === 'updated' || Object.hasOwn(Object(data), key)
  const translator = formOf(translationFields.translator)
  const properties = Object.entries({ ...schema.properties, translator }).filter(([key]) => isOwn(key))
  const required = schema.required!.filter((key) => !sharedFields.includes(key) && key !== 'reviewed')
  return { ...schema, properties: Object.fromEntries(properties), required }
}

/** The title of each file, and a page that shows it. */
const shared: Record<SharedFile, { title: string; address?: string }> = {
  'practice.yaml': { title: 'Practice: name, phone, hours, links', address: '/contact' },
  'prices.yaml': { title: 'Prices', address: '/prices' },
  'claims.yaml': { title: 'Claims of the practice', address: '/primary-care' },
  'answers.yaml': { title: 'Questions only you can answer', address: '/first-visit' },
  'warnings.yaml': { title: 'Warnings that several pages share' },
  'outside-amounts.yaml': { title: 'Sums of others' },
  'evidence.yaml': { title: 'Figures of studies' },
  'announcements.yaml': { title: 'Announcements', address: '/' },
  'specials.yaml': { title: 'Specials', address: '/prices' },
  'providers.yaml': { title: 'Providers', address: '/meet-us' },
  'downloads.yaml': { title: 'Forms to download', address: '/first-visit' },
  'testimonials.yaml': { title: 'Testimonials', address: '/' },
  'services.yaml': { title: 'Service cards', address: '/' },
  'injections.yaml': { title: 'Injections', address: '/vitamin-injections' },
  'drips.yaml': { title: 'IV drips', address: '/vitamin-infusions' },
  'notices.yaml': { title: 'Notices and warnings', address: '/' },
  'navigation.yaml': { title: 'Menus and footer', address: '/' },
  'photos/photos.yaml': { title: 'Photos: alt text, focus', address: '/our-practice' },
  'films/films.yaml': { title: 'Films', address: '/' },
  'before-after/pairs.yaml': { title: 'Before/after pairs', address: '/skin-pen' },
  'diagrams.yaml': { title: 'Diagrams', address: '/blog/men-and-heart-disease' },
  'start.yaml': { title: 'Where to start', address: '/start' },
  'checks.yaml': { title: 'Checks: is it for me?', address: '/weight-loss' },
  'search.yaml': { title: 'Search words', address: '/search' },
  'redirects.yaml': { title: 'Old addresses' },
  'mail.yaml': { title: 'How forms are sent', address: '/contact' },
  'integrations.yaml': { title: 'Outside services', address: '/privacy-policy' },
  'launch.yaml': { title: 'Launch: proofs, reviews, publishing' },
  'language.yaml': { title: 'Refused phrases' },
  'map.yaml': { title: 'Map beside the contact form', address: '/contact' },
}

function sharedFiles(root: string): ContentFile[] {
  const files = (Object.keys(shared) as SharedFile[])
    .filter((file) => existsSync(join(root, file)))
    .map((file) => ({ file, ...shared[file], schema: () => formOf(fileSchemas[file]) }))
  const laws = listFiles(root, 'law').map((file) => ({
    file,
    title: `Law: ${labelOf(basename(file, '.yaml'))}`,
    schema: () => formOf(lawSchema),
  }))
  return [...files, ...laws]
}

/** The form for a schema. `limit` allows longer texts in Spanish. */
export function formOf(schema: z.ZodType, limit = (max: number) => max): Schema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.grows && jsonSchema.maxLength) jsonSchema.maxLength = limit(jsonSchema.maxLength)
      delete jsonSchema.grows
      prepareForForm(jsonSchema as Schema)
    },
  }) as Schema
}
