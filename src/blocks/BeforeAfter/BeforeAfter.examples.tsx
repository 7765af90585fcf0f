import { longTitle, otherPhoto, paragraphs, photo } from '#workbench/samples.ts'
import type { BeforeAfterProps } from './BeforeAfter.tsx'

const pair = {
  id: 'sample',
  before: photo,
  after: otherPhoto,
  caption: 'Illustration, not a patient. Results vary.',
}

export const examples = {
  plain: { id: 'plain', title: 'An illustration of the aim', pair },
  'with-words': { id: 'with-words', title: longTitle, text: paragraphs, pair },
} satisfies Record<string, BeforeAfterProps>
