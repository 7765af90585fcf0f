import type { Html } from '#lib/model/text.ts'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Line, Prose } from '#ui/Prose/Prose.tsx'
import { mark } from '#lib/mark.ts'
import { reveal } from '#ui/Section/Section.names.ts'

export type AwardsProps = {
  id: string
  title: string
  intro: Html
  awards: { name: string; by: string; year: number }[]
  fallbackMessage: Html
}

/** Awards with who gave them and when; an honest line while there are none. */
export function Awards({ id, title, intro, awards, fallbackMessage }: AwardsProps) {
  return (
    <section aria-labelledby={id} className="grid gap-6" {...mark(reveal)}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Prose html={intro} />
      {awards.length > 0 ? (
        <ul role="list" className="max-w-text divide-y divide-line border-y border-line">
          {awards.map((award) => (
            <li key={award.name + award.year} className="flex justify-between gap-4 py-4">
              <span>
                {award.name}, {award.by}
              </span>
              <span className="numerals text-muted">{award.year}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="max-w-text rounded-card border border-line bg-card p-6 text-muted">
          <Line html={fallbackMessage} />
        </p>
      )}
    </section>
  )
}
