import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { copyContent, type ContentCopy } from './content-copy.ts'

/** One thing broken, and the problem that must name its place. */
export type BrokenCase = {
  what: string
  breaks: (copy: ContentCopy) => void
  file: string
  field: string
  says: RegExp
}

/** Breaks a copy of content/ once per case and expects the build to stop there, with file and field. */
export function testBrokenCases(title: string, cases: BrokenCase[]) {
  describe(title, () => {
    const copy = copyContent()
    afterEach(copy.restore)
    afterAll(copy.dispose)

    test.each(cases)('$what', ({ breaks, file, field, says }) => {
      breaks(copy)
      expect(copy.problems()).toContainEqual({ file, field, message: expect.stringMatching(says) })
    })
  })
}
