import { inward, longSentence, longTitle, photo, sentence } from '#workbench/samples.ts'
import type { PlaceProps } from './Place.tsx'

export const examples = {
  photo: { id: 'place', title: 'Between two lakes', text: sentence, photo },
  drawn: {
    id: 'place-drawn',
    title: 'Between two lakes',
    photo: { ...photo, drawn: true },
    button: inward,
  },
  'longest-text': { id: 'place-long', title: longTitle, text: longSentence, photo, button: inward },
} satisfies Record<string, PlaceProps>
