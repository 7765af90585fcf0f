import { contentRoot, copyContent, type ContentCopy } from '#reading/testing/content-copy.ts'
import { adopted, fillBlanks } from '../adopt/testing/second-practice.ts'
import { makeReady } from '../launch-check/testing/ready-content.ts'
import { fillAskedFirst } from './asked-first.ts'
import { addPost, addTreatment, changePriceAndPhone, changeSection, otherCounts } from './changes.ts'

/** What a practice may do to its content without asking a programmer: every test over content must hold on each. */
export const variants: Record<string, () => ContentCopy> = {
  'a price, a phone and a section changed': () =>
    changed((copy) => {
      changePriceAndPhone(copy)
      changeSection(copy)
    }),
  'a post and a treatment more': () =>
    changed((copy) => {
      addPost(copy)
      addTreatment(copy)
    }),
  'other counts of everything': () => changed(otherCounts),
  'what practices ask for first, filled': () => changed(fillAskedFirst),
  'ready for launch': () =>
    changed((copy) => {
      makeReady(copy)
      withoutCalculator(copy)
    }),
  'another practice': () => {
    const copy = adopted()
    fillBlanks(copy)
    withoutCalculator(copy)
    return copy
  },
}

/** The lender's calculator is another company's: its requests would be complaints of every page that has it. */
function withoutCalculator(copy: ContentCopy): void {
  copy.set('integrations.yaml', ['financing', 'slug'], null)
}

function changed(change: (copy: ContentCopy) => void): ContentCopy {
  const copy = copyContent(contentRoot)
  change(copy)
  return copy
}
