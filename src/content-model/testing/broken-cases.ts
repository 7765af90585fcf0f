import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Problem } from '../content-error.ts'
import { copyContent, type ContentCopy } from './content-copy.ts'

/** `wrong`: undefined removes the field, a function changes the copy itself. `named`: the field in the error, if another. */
type Case = [field: string, wrong: unknown, says: RegExp, named?: string]

/** Reading these pages alone takes a fifth of the time. */
const pages = new Set([
  'treatments/semaglutide.yaml',
  'treatments/contrave.yaml',
  'treatments/duo.yaml',
  'treatments/estrogen.yaml',
  'treatments/BPC-157.yaml',
  'treatments/retatrutide.yaml',
  'pages/careers.yaml',
  'pages/contact.yaml',
  'pages/first-visit.yaml',
  'pages/prices.yaml',
  'pages/thanks/resume.yaml',
  'posts/men-and-heart-disease.md',
  'legal/privacy-policy.md',
])

/** Breaks a copy of content/ once for each case and expects an error with file and field. */
export function testBrokenCases(cases: Record<string, Case[]>) {
  const copy = copyContent(
    undefined,
    (file) => !/^(?:pages|treatments|posts|legal)\//.test(file) || pages.has(file),
  )
  let before: Problem[] | undefined
  afterEach(copy.restore)
  afterAll(copy.dispose)

  describe.each(Object.entries(cases))('%s', (file, wrong) => {
    test.each(wrong)('%s: %j %s', (field, value, says, named = field) => {
      before ??= copy.problems()
      breakField(copy, file, field, value)
      const problem = { file, field: named, message: expect.stringMatching(says) }
      expect(before).not.toContainEqual(problem)
      expect(copy.problems().filter((found) => found.file === file)).toContainEqual(problem)
    })
  })
}

function breakField(copy: ContentCopy, file: string, field: string, wrong: unknown): void {
  if (typeof wrong === 'function') wrong(copy)
  else if (field === 'body') copy.append(file, `\n${wrong}\n`)
  else if (wrong === undefined) copy.drop(file, field)
  else copy.set(file, field, wrong)
}
