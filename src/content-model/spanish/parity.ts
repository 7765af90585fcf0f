import { fieldPath, type Problem } from '../content-error.ts'
import type { Source } from '../source.ts'
import { isTranslatable, lastKey, type Path } from '../texts.ts'
import { partsOf } from './parts.ts'

/** An up-to-date Spanish page has the sections, pictures, prices, links and figures of the English. */
export function parityProblems(english: Source, spanish: Source): Problem[] {
  const [ours, theirs] = [partsOf(english), partsOf(spanish)]
  if (ours.length !== theirs.length) {
    const message = `has ${theirs.length} parts (opening, sections, questions, chapters), and the English page has ${ours.length}`
    return [{ file: spanish.file, field: '', message }]
  }
  return ours.flatMap(({ value, name }, index) =>
    differences(value, theirs[index]!.value, []).map(({ path, message }) => ({
      file: spanish.file,
      field: `${name}${path.length > 0 ? `: ${fieldPath(path)}` : ''}`,
      message,
    })),
  )
}

type Difference = { path: Path; message: string }
type Fields = Record<string, unknown>

function differences(english: unknown, spanish: unknown, path: Path): Difference[] {
  // Sources keep their original titles.
  if (path[0] === 'sources') return []
  if (typeof english === 'string' && typeof spanish === 'string')
    return textDifferences(english, spanish, path)
  if (Array.isArray(english) && Array.isArray(spanish)) {
    const message = `has ${spanish.length} entries, in English ${english.length}`
    if (english.length !== spanish.length) return [{ path, message }]
    return english.flatMap((item, index) => differences(item, spanish[index], [...path, index]))
  }
  if (isRecord(english) && isRecord(spanish)) return recordDifferences(english, spanish, path)
  return english === spanish ? [] : [{ path, message: `must be ${JSON.stringify(english)}, as in English` }]
}

function textDifferences(english: string, spanish: string, path: Path): Difference[] {
  if (isTranslatable(lastKey(path), english))
    return missingIn(english, spanish).map((what) => ({
      path,
      message: `${what} of the English text is missing`,
    }))
  return english === spanish ? [] : [{ path, message: `must be "${english}", as in English` }]
}

function recordDifferences(english: Fields, spanish: Fields, path: Path): Difference[] {
  const keys = new Set([...Object.keys(english), ...Object.keys(spanish)])
  return [...keys].flatMap((key) => {
    const inside = [...path, key]
    if (key in english && key in spanish) return differences(english[key], spanish[key], inside)
    const message = key in english ? 'is missing, English has it' : 'English does not have this field'
    return [{ path: inside, message }]
  })
}

/** Tokens, link targets and numbers of the English text that are missing. */
function missingIn(english: string, spanish: string): string[] {
  const left = figuresOf(spanish)
  return figuresOf(english).filter((figure) => {
    const at = left.indexOf(figure)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const figure = /\{[^}]+\}|\]\([^)]+\)|\d[\d,.]*\d|\d/g

function figuresOf(text: string): string[] {
  return [...text.matchAll(figure)].map(([found]) => found)
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
