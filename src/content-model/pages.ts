import type { z } from 'zod'
import { addressIn } from '#lib/language.ts'
import type { Photo } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import { mentionsDiscount } from '#lib/sentences.ts'
import type { PageSource } from './addresses.ts'
import { type Lookups, type Notice, unknownId } from './lookups.ts'
import { renderMarkdown } from './markdown.ts'
import { parseAndResolve, report, type FieldContext, type ReadState, type Resolved } from './resolve.ts'
import { pageSchemas } from './schemas/page.ts'
import type { Source } from './source.ts'
import type { Translator } from './spanish/parts.ts'
import { visibleTexts } from './texts.ts'

type PageToRead = PageSource & { outdated?: string[]; translator?: Translator }

export function readPages(sources: PageToRead[], lookups: Lookups, state: ReadState) {
  const readKind = <Kind extends PageSource['kind']>(kind: Kind) =>
    sources
      .filter((source) => source.kind === kind)
      .flatMap(({ address, source, outdated = [], translator }) => {
        const { file } = source
        const inBody: FieldContext = { state, lookups, file, address, path: ['body'] }
        const data = parseAndResolve(pageSchemas[kind], source, { state, lookups, address }) as
          | object
          | undefined
        const body = readBody(source.body, inBody)
        if (kind !== 'post' && body.insets.length > 0)
          report(inBody, 'pictures and diagrams can be used in posts only')
        if (file.endsWith('.md') && source.body.trim() === '')
          report(inBody, 'write the text of the page below the second ---')
        if (!data) return []
        return {
          ...(data as Resolved<z.output<(typeof pageSchemas)[Kind]>>),
          ...('notices' in data && { notices: noticesOf(data as PageWithNotices, source, lookups) }),
          address: addressIn(lookups.language, address),
          file,
          outdated,
          ...(translator && { translator }),
          ...body,
        }
      })
  return {
    treatments: readKind('treatment'),
    pages: readKind('page'),
    posts: readKind('post').sort((a, b) => b.date.localeCompare(a.date)),
    legal: readKind('legal'),
  }
}

type Inset = 'diagram' | Photo

/** The body, and its parts between the lines `{diagram}` and `{picture:id}`. */
function readBody(text: string, context: FieldContext): { body: Html; bodyParts: Html[]; insets: Inset[] } {
  const bodyParts = text.split(insetLine).map((part) => renderMarkdown(part, context))
  const insets = (text.match(insetLine) ?? []).flatMap((line): Inset[] => {
    const id = /^\{picture:(.*)\}/.exec(line)?.[1]
    if (id === undefined) return ['diagram']
    const photo = context.lookups.catalogs.photo.get(id)
    if (!photo) report(context, unknownId('photo', id))
    return photo ? [photo] : []
  })
  return { body: bodyParts.join('') as Html, bodyParts, insets }
}

const insetLine = /^\{(?:diagram|picture:[^}\n]*)\}[ \t]*$/gm

type PageWithNotices = {
  notices: Notice[]
  contactBlock?: boolean
  sections?: { block: string; note?: string }[]
}

/** Some states require a statement beside discounts; the contact block has the emergency line. */
function noticesOf(page: PageWithNotices, source: Source, { catalogs }: Lookups): Notice[] {
  const blocks = page.sections?.map(({ block }) => block) ?? []
  const hasContactBlock = page.contactBlock !== false || blocks.includes('contact')
  const statement = catalogs.notice.get('discounts')
  const hasStatement = page.sections?.some(
    ({ block, note = '' }) =>
      ['membership', 'specials'].includes(block) || (block === 'prices' && mentionsDiscount(note)),
  )
  const needsStatement = !hasStatement && visibleTexts(source).some(({ text }) => mentionsDiscount(text))
  return [
    ...page.notices.filter(({ id }) => id !== 'emergency' || !hasContactBlock),
    ...(statement && needsStatement ? [statement] : []),
  ]
}

export type Pages = ReturnType<typeof readPages>
