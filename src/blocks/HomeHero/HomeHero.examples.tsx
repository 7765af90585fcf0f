import { film, inward, longAction, longTitle, outward } from '#workbench/samples.ts'
import type { HomeHeroProps } from './HomeHero.tsx'

const words: HomeHeroProps = {
  title: 'Care that takes its time',
  subtitle: 'One clinician who knows you, reachable when it matters.',
  film,
  actions: [inward, outward],
  figures: ['One flat fee', 'No insurance', 'No copays'],
}

export const examples = {
  plain: words,
  'no-figures': { ...words, figures: [], actions: [inward] },
  'longest-text': {
    ...words,
    title: longTitle,
    subtitle: longTitle,
    actions: [longAction, outward],
    figures: [longTitle, 'No copays'],
  },
} satisfies Record<string, HomeHeroProps>
