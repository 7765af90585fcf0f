import type { ReactNode } from 'react'
import type { Html } from '#lib/model/text.ts'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { Prose } from '#components/ui/Prose/Prose.tsx'

export type SectionHeaderProps = {
  /** The heading's, and what names the section. */
  id: string
  title: string
  intro?: Html
}

export type SectionProps = Omit<SectionHeaderProps, 'title'> & {
  /** Left out where the heading stands further in: there an Opening is placed. */
  title?: string
  className: string
  /** What waits to be scrolled to: all of it, its opening alone, or parts that say so themselves. */
  reveal?: 'section' | 'header' | 'parts'
  children: ReactNode
}

/** A section of a page, named by its heading. */
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

/** The heading of a section and what follows it at once. */
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
