import type { SectionOf } from '#content-model/schemas/sections.ts'
import { Prose } from '#components/ui/Prose/Prose.tsx'
import { Section } from '#components/ui/Section/Section.tsx'

/** The HTML has the final numbers; Counters.client.ts may count up to them. */
export function Counters({ id, title, items, note }: SectionOf<'counters'>) {
  return (
    <Section id={id} title={title} className="grid gap-8">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 desk:auto-cols-fr desk:grid-flow-col desk:grid-cols-none">
        {items.map(({ value, suffix, label, animate }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-2 border-t border-gold pt-4">
            <dt className="text-balance text-muted">{label}</dt>
            <dd className="numerals font-display text-display text-action">
              <span data-count={animate ? value : undefined} className="inline-block">
                {value}
              </span>
              {suffix}
            </dd>
          </div>
        ))}
      </dl>
      {note ? (
        <div className="gap-x-16 desk:columns-2 [&_p]:break-inside-avoid">
          <Prose html={note} variant="small" />
        </div>
      ) : null}
    </Section>
  )
}
