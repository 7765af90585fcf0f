import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { copyContent, type ContentCopy, type Path } from './content-copy.ts'

/** A field, the wrong value it is given (undefined: it is dropped), what is said of it, and the field named if another. */
export type WrongValue = [field: string, value: unknown, says: RegExp, named?: string]

/** What a single value cannot break. */
export type BrokenCase = {
  what: string
  breaks: (copy: ContentCopy) => void
  file: string
  field: string
  says: RegExp
}

/** Breaks one copy of content/ once per case and expects the build to stop there, with file and field. */
export function testBrokenCases(values: Record<string, WrongValue[]>, cases: BrokenCase[]) {
  const copy = copyContent()
  afterEach(copy.restore)
  afterAll(copy.dispose)

  describe.each(Object.entries(values))('%s', (file, wrong) => {
    test.each(wrong)('%s: %j', (field, value, says, named = field) => {
      if (field === 'body') copy.append(file, `\n${value}\n`)
      else if (value === undefined) copy.drop(file, pathOf(field))
      else copy.set(file, pathOf(field), value)
      expect(copy.problems()).toContainEqual({ file, field: named, message: expect.stringMatching(says) })
    })
  })

  test.each(cases)('$what', ({ breaks, file, field, says }) => {
    breaks(copy)
    expect(copy.problems()).toContainEqual({ file, field, message: expect.stringMatching(says) })
  })
}

/** 'hours[0].opens' -> ['hours', 0, 'opens'] */
function pathOf(field: string): Path {
  return [...field.matchAll(/\[(\d+)\]|([^.[]+)/g)].map(([, index, key]) => key ?? Number(index))
}
