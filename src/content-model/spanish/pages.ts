import { z } from 'zod'
import type { PageSource } from '../addresses.ts'
import type { Problem } from '../content-error.ts'
import { parse } from '../parse.ts'
import type { Source } from '../source.ts'
import { parityProblems } from './parity.ts'
import { outdatedParts, translationFields } from './parts.ts'

/** Settings that Spanish pages take from the English file. */
export const sharedFields = `family kind template photo educationOnly contactBlock listed notices related
sources draft date effective updated`.split(/\s/)

export function spanishPages(english: PageSource[], spanish: PageSource[], problems: Problem[]) {
  return spanish.flatMap((page) => {
    const original = english.find(({ address }) => address === page.address)
    if (!original || original.kind !== page.kind) {
      const message = 'there is no English page with this name in the same folder'
      problems.push({ file: page.source.file, field: 'file name', message })
      return []
    }
    const outdated = outdatedParts(original.source, page.source)
    const { translator, follows, ...written } = Object(page.source.data) as Record<string, unknown>
    const own = parse(
      z.strictObject(translationFields),
      { ...page.source, data: { translator, follows } },
      problems,
    )
    if (!own) return []
    const source = withSharedFields(original.source, { ...page.source, data: written })
    if (outdated.length === 0) problems.push(...parityProblems(original.source, source))
    return [{ ...page, source, outdated, translator: own.translator }]
  })
}

function withSharedFields(english: Source, source: Source): Source {
  const theirs = Object(english.data) as Record<string, unknown>
  const filled = Object.fromEntries(
    sharedFields.filter((key) => key in theirs).map((key) => [key, theirs[key]]),
  )
  return { ...source, data: { ...filled, ...unreviewed(theirs), ...Object(source.data) } }
}

/** The Spanish text needs a review of its own. */
function unreviewed({ reviewed }: Record<string, unknown>): { reviewed?: object } {
  const { next } = Object(reviewed) as { next?: string }
  return reviewed ? { reviewed: { by: null, on: null, next } } : {}
}
