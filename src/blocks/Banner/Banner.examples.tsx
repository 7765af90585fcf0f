import { film, inward, longAction, longTitle, longWord, outward, photo } from '#workbench/samples.ts'
import type { BannerProps } from './Banner.tsx'

const words = {
  kind: 'split',
  title: 'Primary care',
  subtitle: 'One clinician who knows you, reachable when it matters.',
  photo,
  look: 'light',
  textColor: 'ink',
  buttons: [inward, outward],
} satisfies BannerProps

export const examples = {
  photo: words,
  'with-chip': { ...words, chip: 'Primary care' },
  'on-dark': { ...words, look: 'deep', textColor: 'light', videoUrl: film.src },
  'with-a-picture-of-its-own': { ...words, heroImage: photo, videoUrl: film.src },
  'with-film': { ...words, film },
  landscape: { ...words, kind: 'landscape', photo: { ...photo, drawn: true } },
  type: { ...words, kind: 'type', buttons: [] },
  'no-button': { ...words, buttons: [] },
  'longest-text': {
    ...words,
    title: `${longTitle} with ${longWord}`,
    subtitle: longTitle,
    chip: longTitle,
    buttons: [longAction, outward],
  },
} satisfies Record<string, BannerProps>
