import type { ReactNode } from 'react'
import type { Html } from '#lib/model/text.ts'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { Prose } from '#components/ui/Prose/Prose.tsx'

export type SectionHeaderProps = {
  id: string
  title: string
  intro?: Html
}

export type SectionProps = Omit<SectionHeaderProps, 'title'> & {
  /** Left out where the section places its own SectionHeader. */
  title?: string
  className: string
  /** What fades in on scroll: the section, its header, or parts that set data-reveal themselves. */
  reveal?: 'section' | 'header' | 'parts'
  children: ReactNode
}

export function Section({ id, title, intro, className, reveal = 'section', children }: SectionProps) {
  const header = title === undefined ? null : <SectionHeader id={id} title={title} intro={intro} />
  return (
    <section aria-labelledby={id} className={className} data-reveal={reveal === 'section' ? '' : undefined}>
      {reveal === 'header' ? (
        <div className="grid gap-4" data-reveal="">
          {header}
        </div>
      ) : (
        header
      )}
      {children}
    </section>
  )
}

export function SectionHeader({ id, title, intro }: SectionHeaderProps) {
  return (
    <>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {intro ? <Prose html={intro} /> : null}
    </>
  )
}
