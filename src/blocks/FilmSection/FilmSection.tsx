import { FilmFrame } from '#blocks/FilmFrame/FilmFrame.tsx'
import type { Film } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Prose } from '#ui/Prose/Prose.tsx'
import { mark } from '#lib/mark.ts'
import { reveal } from '#ui/Section/Section.names.ts'

export type FilmSectionProps = { id: string; title: string; text?: Html; film: Film }

export function FilmSection({ id, title, text, film }: FilmSectionProps) {
  return (
    <section aria-labelledby={id} className="grid gap-8" {...mark(reveal)}>
      <div className="grid-even items-end gap-x-16 gap-y-4">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {text ? <Prose html={text} /> : null}
      </div>
      <FilmFrame film={film} />
    </section>
  )
}
