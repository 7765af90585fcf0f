import type { z } from 'zod'
import { addressIn } from '#lib/language.ts'
import type { PageSource } from './addresses.ts'
import { readBody } from './body.ts'
import type { Problem } from './content-error.ts'
import { pageSchemas } from './files.ts'
import type { Lookups, Notice } from './lookups.ts'
import { parse } from './parse.ts'
import type { Source } from './source.ts'
import type { Translator } from './spanish/own-fields.ts'
import { textsOf } from './texts.ts'

/** What is read as a page: its file, and for a Spanish one what of it is behind the English and who has read it. */
type Read = PageSource & { behind?: string[]; translator?: Translator }

/** Every page held against the schema of its kind, with its true address. */
export function readPages(sources: Read[], lookups: Lookups, problems: Problem[]) {
  const read = <Kind extends PageSource['kind']>(kind: Kind) => {
    const here = { ...lookups }
    const schema = pageSchemas[kind](here)
    return sources
      .filter((one) => one.kind === kind)
      .flatMap(({ address, source, behind = [], translator }) => {
        here.address = address
        const data = parse(schema, source, problems)
        const { faults, ...body } = readBody(source.body, here)
        if (kind !== 'post' && body.insets.length > 0) faults.push('pictures and figures stand in posts only')
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
                ...('notices' in data && { notices: noticesOf(data, source, lookups) }),
                address: addressIn(lookups.language, address),
                file: source.file,
                behind,
                ...(translator && { translator }),
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

type Noticed = { notices: Notice[]; contactBlock?: boolean; sections?: { block: string }[] }

/** Blocks that say it beside the discount. */
const saysItself = new Set(['membership', 'specials'])

/** The contact block has the line for emergencies; what the law wants beside a discount stands on every page that has one. */
function noticesOf(page: Noticed, source: Source, { notices }: Lookups): Notice[] {
  const blocks = page.sections?.map(({ block }) => block) ?? []
  const isSaid = page.contactBlock !== false || blocks.includes('contact')
  const statement = notices.get('discounts')
  const needsIt =
    !blocks.some((block) => saysItself.has(block)) &&
    textsOf(source).some(({ text }) => /\bdiscounts?\b|\bdescuentos?\b/i.test(text))
  return [
    ...page.notices.filter(({ id }) => id !== 'emergency' || !isSaid),
    ...(statement && needsIt ? [statement] : []),
  ]
}
