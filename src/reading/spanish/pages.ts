import type { PageSource } from '../addresses.ts'
import type { Problem } from '../content-error.ts'
import { behind, withoutFollows } from './behind.ts'
import { parityProblems } from './parity.ts'

/** A page that is written in Spanish, ready for the schema of its kind, and what of it is behind the English. */
export type SpanishPage = PageSource & { behind: string[] }

/** Settings of a page: said in the English file and taken from there, so that they cannot differ. */
const shared = [
  'family',
  'kind',
  'template',
  'photo',
  'educationOnly',
  'contactBlock',
  'listed',
  'notices',
  'related',
].concat(['sources', 'draft', 'date', 'effective', 'updated'])

/** Every Spanish page beside its English one. A page that English does not have cannot be a translation. */
export function spanishPages(
  english: PageSource[],
  spanish: PageSource[],
  problems: Problem[],
): SpanishPage[] {
  return spanish.flatMap((page) => {
    const original = english.find(({ address }) => address === page.address)
    if (!original || original.kind !== page.kind) {
      const message = 'there is no English page of this name in the same folder'
      problems.push({ file: page.source.file, field: 'file name', message })
      return []
    }
    const late = behind(original.source, page.source)
    const source = withShared(original, page)
    if (late.length === 0) problems.push(...parityProblems(original.source, source))
    return [{ ...page, source, behind: late }]
  })
}

function withShared(english: PageSource, spanish: PageSource): PageSource['source'] {
  const source = withoutFollows(spanish.source)
  const theirs = Object(english.source.data) as Record<string, unknown>
  const filled = Object.fromEntries(shared.filter((key) => key in theirs).map((key) => [key, theirs[key]]))
  return { ...source, data: { ...filled, ...reviewOf(theirs), ...Object(source.data) } }
}

/** The Spanish text waits for a reader of its own, whoever has read the English. */
function reviewOf({ reviewed }: Record<string, unknown>): { reviewed?: object } {
  const { next } = Object(reviewed) as { next?: string }
  return reviewed ? { reviewed: { by: null, on: null, next } } : {}
}
