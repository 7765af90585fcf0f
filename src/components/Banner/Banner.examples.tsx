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
import type { BannerProps } from './Banner.tsx'

const words = {
  kind: 'split',
  title: 'Primary care',
  subtitle: 'One clinician who knows you, reachable when it matters.',
  photo,
  background: 'light',
  textColor: 'ink',
  buttons: [internalAction, externalAction],
} satisfies BannerProps

export const examples = {
  photo: words,
  'on-dark': { ...words, background: 'deep', textColor: 'light', videoUrl: film.src },
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
} satisfies Record<string, BannerProps>
