import { lights } from '#lib/practice-clock.ts'
import { film, internalAction, longAction, longTitle, externalAction, practice } from '#workbench/fixtures.ts'
import type { HomeBannerProps } from './HomeBanner.tsx'

const home: HomeBannerProps = {
  title: 'Care that takes its time',
  subtitle: 'One clinician who knows you, reachable when it matters.',
  films: Object.fromEntries(lights.map((light) => [light, film])) as HomeBannerProps['films'],
  practice,
  buttons: [internalAction, externalAction],
  facts: ['One flat fee', 'No insurance', 'No copays'],
}

export const examples = {
  home,
  'longest-text': {
    ...home,
    title: longTitle,
    subtitle: longTitle,
    buttons: [longAction, externalAction],
    facts: [longTitle, 'No copays'],
  },
} satisfies Record<string, HomeBannerProps>
