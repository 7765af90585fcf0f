import { practice } from '#workbench/fixtures.ts'
import type { SocialListProps } from './SocialList.tsx'

const profiles = practice.social

export const examples = {
  names: { profiles, variant: 'names' },
  icons: { profiles, variant: 'icons' },
  bar: { profiles, variant: 'bar' },
} satisfies Record<string, SocialListProps>
