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

function differences(one: unknown, other: unknown, path: Path): { path: Path; message: string }[] {
  // Sources keep their original titles.
  if (path[0] === 'sources') return []
  const say = (message: string) => [{ path, message }]
  if (typeof one === 'string' && typeof other === 'string') {
    if (!isTranslatable(lastKey(path), one))
      return one === other ? [] : say(`must be "${one}", as in English`)
    return missingIn(one, other).flatMap((what) => say(`${what} of the English text is missing`))
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length !== other.length) return say(`has ${other.length} entries, in English ${one.length}`)
    return one.flatMap((item, index) => differences(item, other[index], [...path, index]))
  }
  if (isRecord(one) && isRecord(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...keys].flatMap((key) => {
      if (key in one && key in other) return differences(one[key], other[key], [...path, key])
      const message = key in one ? 'is missing, English has it' : 'English does not have this field'
      return [{ path: [...path, key], message }]
    })
  }
  return one === other ? [] : say(`must be ${JSON.stringify(one)}, as in English`)
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
