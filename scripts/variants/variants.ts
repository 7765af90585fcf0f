import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contentRoot, copyContent, type ContentCopy } from '#reading/testing/content-copy.ts'
import { root } from '../../build/run.ts'
import { makeReady } from '../launch-check/testing/ready-content.ts'
import { addPost, addTreatment, changePriceAndPhone, otherCounts } from './changes.ts'

/** What a practice may do to its content without asking a programmer: every test over content must hold on each. */
export const variants: Record<string, () => ContentCopy> = {
  'a price and a phone changed': () => changed(changePriceAndPhone),
  'a post and a treatment more': () =>
    changed((copy) => {
      addPost(copy)
      addTreatment(copy)
    }),
  'other counts of everything': () => changed(otherCounts),
  'ready for launch': () => changed(makeReady),
  ...(existsSync(anotherPractice()) && { 'another practice': () => copyContent(anotherPractice()) }),
}

/** The content of a second practice in another state, once it is there. */
function anotherPractice(): string {
  return join(root, 'tests/variants/another-practice')
}

function changed(change: (copy: ContentCopy) => void): ContentCopy {
  const copy = copyContent(contentRoot)
  change(copy)
  return copy
}
