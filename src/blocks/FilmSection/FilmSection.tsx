import { FilmFrame } from '#blocks/FilmFrame/FilmFrame.tsx'
import type { Film } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import { Opening, Section } from '#ui/Section/Section.tsx'

export type FilmSectionProps = { id: string; title: string; text?: Html; film: Film }

export function FilmSection({ id, title, text, film }: FilmSectionProps) {
  return (
    <Section id={id} className="grid-film items-center gap-x-16 gap-y-8">
      <div className="grid gap-4">
        <Opening id={id} title={title} intro={text} />
      </div>
      <FilmFrame film={film} />
    </Section>
  )
}
