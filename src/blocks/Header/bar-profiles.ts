import type { Practice, SocialProfile } from '#lib/model/practice.ts'

/** The two profiles of the top bar, and of the menu where there is no top bar. */
export function barProfiles({ social }: Practice): SocialProfile[] {
  return social.slice(0, 2)
}
