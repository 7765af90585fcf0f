import { longTitle, otherPhoto, photo } from '#workbench/fixtures.ts'
import type { ComponentProps } from 'react'
import type { BeforeAfter } from './BeforeAfter.tsx'

const pair = {
  id: 'sample',
  before: photo,
  after: otherPhoto,
  caption: 'Illustration, not a patient. Results vary.',
}

export const examples = {
  plain: { id: 'plain', title: 'An illustration of the aim', pair },
  'longest-text': { id: 'longest-text', title: longTitle, pair },
} satisfies Record<string, ComponentProps<typeof BeforeAfter>>
