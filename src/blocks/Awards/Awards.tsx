import type { Html } from '#lib/model/text.ts'
import { Prose } from '#ui/Prose/Prose.tsx'
import { Opening, Section } from '#ui/Section/Section.tsx'

export type AwardsProps = {
  id: string
  title: string
  intro: Html
  awards: { name: string; by: string; year: number }[]
}

/** Awards with who gave them and when. */
export function Awards({ id, title, intro, awards }: AwardsProps) {
  return (
    <Section id={id} className="words-box">
      <div className="words-grid gap-x-16 gap-y-4">
        <div>
          <Opening id={id} title={title} />
        </div>
        <div className="grid content-start gap-4">
          <Prose html={intro} />
          {awards.length > 0 ? (
            <ul role="list" className="divide-y divide-line border-y border-line">
              {awards.map((award) => (
                <li key={award.name + award.year} className="flex justify-between gap-4 py-4">
                  <span>
                    {award.name}, {award.by}
                  </span>
                  <span className="numerals text-muted">{award.year}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </Section>
  )
}
