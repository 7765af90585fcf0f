import { longSentence, longTitle, photo, sentence } from '#workbench/fixtures.ts'
import type { Diagram } from '#lib/model/photo.ts'
import type { DiagramProps } from './Diagram.tsx'

const drawing: Diagram = {
  id: 'sample',
  photo,
  parts: { sun: { name: 'Sun', x: 50, y: 30 }, plinth: { name: 'Plinth', x: 60, y: 75 } },
}

export const examples = {
  two: {
    id: 'two',
    title: 'Where it acts',
    drawing,
    parts: [
      { part: 'sun', text: sentence },
      { part: 'plinth', text: sentence },
    ],
  },
  'longest-text': {
    id: 'longest-text',
    title: longTitle,
    intro: sentence,
    drawing,
    parts: [{ part: 'sun', text: longSentence }],
  },
} satisfies Record<string, DiagramProps>
