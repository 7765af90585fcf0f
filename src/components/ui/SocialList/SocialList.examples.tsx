import { practice } from '#workbench/fixtures.ts'
import type { SocialListProps } from './SocialList.tsx'

const profiles = practice.social

export const examples = {
  names: { profiles, look: 'names' },
  icons: { profiles, look: 'icons' },
  bar: { profiles, look: 'bar' },
} satisfies Record<string, SocialListProps>
