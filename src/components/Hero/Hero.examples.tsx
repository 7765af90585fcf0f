import {
  film,
  internalAction,
  longAction,
  longTitle,
  longWord,
  externalAction,
  photo,
  practice,
} from '#workbench/fixtures.ts'
import type { HeroProps } from './Hero.tsx'

const words = {
  kind: 'split',
  title: 'Primary care',
  subtitle: 'One clinician who knows you, reachable when it matters.',
  photo,
  look: 'light',
  textColor: 'ink',
  buttons: [internalAction, externalAction],
} satisfies HeroProps

export const examples = {
  photo: words,
  'on-dark': { ...words, look: 'deep', textColor: 'light', videoUrl: film.src },
  'with-a-picture-of-its-own': { ...words, heroImage: photo, videoUrl: film.src },
  'with-film': { ...words, film },
  wide: { ...words, kind: 'wide', photo: { ...photo, drawn: true } },
  map: { ...words, kind: 'map', practice },
  text: { ...words, kind: 'text', buttons: [] },
  'longest-text': {
    ...words,
    title: `${longTitle} with ${longWord}`,
    subtitle: longTitle,
    buttons: [longAction, externalAction],
  },
} satisfies Record<string, HeroProps>
