import { lights } from '#lib/practice-clock.ts'
import { film, inward, longAction, longTitle, outward, practice } from '#workbench/samples.ts'
import type { HomeHeroProps } from './HomeHero.tsx'

const home: HomeHeroProps = {
  title: 'Care that takes its time',
  subtitle: 'One clinician who knows you, reachable when it matters.',
  films: Object.fromEntries(lights.map((light) => [light, film])) as HomeHeroProps['films'],
  practice,
  buttons: [inward, outward],
  facts: ['One flat fee', 'No insurance', 'No copays'],
}

export const examples = {
  home,
  'longest-text': {
    ...home,
    title: longTitle,
    subtitle: longTitle,
    buttons: [longAction, outward],
    facts: [longTitle, 'No copays'],
  },
} satisfies Record<string, HomeHeroProps>
