import type { SocialProfile } from '#lib/model/practice.ts'
import type { Html } from '#lib/model/text.ts'
import { Paragraph } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { SocialList } from '#ui/SocialList/SocialList.tsx'

export type SocialProps = { id: string; title: string; text?: Html; profiles: SocialProfile[] }

/** The profiles, as words and not as icons alone. */
export function Social({ id, title, text, profiles }: SocialProps) {
  return (
    <Section id={id} title={title} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
      <Paragraph html={text} className="max-w-text" />
      <SocialList profiles={profiles} look="names" />
    </Section>
  )
}
