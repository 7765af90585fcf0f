import { longSentence, longTitle, photo, sentence } from '#workbench/fixtures.ts'
import type { LabelledModel } from '#lib/model/photo.ts'
import type { ModelProps } from './Model.tsx'

const model: LabelledModel = {
  id: 'sample',
  photo,
  parts: { sun: { name: 'Sun', x: 50, y: 30 }, plinth: { name: 'Plinth', x: 60, y: 75 } },
}

export const examples = {
  two: {
    id: 'two',
    title: 'Where it acts',
    model,
    parts: [
      { part: 'sun', text: sentence },
      { part: 'plinth', text: sentence },
    ],
  },
  'longest-text': {
    id: 'longest-text',
    title: longTitle,
    intro: sentence,
    model,
    parts: [{ part: 'sun', text: longSentence }],
  },
} satisfies Record<string, ModelProps>
