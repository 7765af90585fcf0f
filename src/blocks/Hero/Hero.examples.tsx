import { lights } from '#lib/practice-clock.ts'
import {
  film,
  inward,
  longAction,
  longTitle,
  longWord,
  outward,
  photo,
  practice,
} from '#workbench/samples.ts'
import type { HeroProps } from './Hero.tsx'

const words = {
  kind: 'split',
  title: 'Primary care',
  subtitle: 'One clinician who knows you, reachable when it matters.',
  photo,
  look: 'light',
  textColor: 'ink',
  buttons: [inward, outward],
} satisfies HeroProps

const home = {
  ...words,
  kind: 'wide',
  title: 'Care that takes its time',
  room: Object.fromEntries(lights.map((light) => [light, film])) as HeroProps['room'],
  practice,
  figures: ['One flat fee', 'No insurance', 'No copays'],
} satisfies HeroProps

export const examples = {
  photo: words,
  'on-dark': { ...words, look: 'deep', textColor: 'light', videoUrl: film.src },
  'with-a-picture-of-its-own': { ...words, heroImage: photo, videoUrl: film.src },
  'with-film': { ...words, film },
  wide: { ...words, kind: 'wide', photo: { ...photo, drawn: true } },
  map: { ...words, kind: 'map', practice },
  type: { ...words, kind: 'type', buttons: [] },
  'longest-text': {
    ...words,
    title: `${longTitle} with ${longWord}`,
    subtitle: longTitle,
    buttons: [longAction, outward],
  },
  home,
  'home-longest-text': {
    ...home,
    title: longTitle,
    subtitle: longTitle,
    buttons: [longAction, outward],
    figures: [longTitle, 'No copays'],
  },
} satisfies Record<string, HeroProps>
