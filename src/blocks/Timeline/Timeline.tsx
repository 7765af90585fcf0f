import type { Html } from '#lib/model/text.ts'
import { Line } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'

export type TimelineProps = {
  id: string
  title: string
  intro?: Html
  /** In order: 'First day', 'Month 3'. */
  moments: { when: string; text: Html }[]
  /** What happens to those who stop, which is asked last and thought of first. */
  stop: Html
}

/** What to expect and when, from the first day to the day after the last. */
export function Timeline({ id, title, intro, moments, stop }: TimelineProps) {
  const { blocks } = useWords()
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-6 phone:gap-8">
      <ol role="list" className="timeline">
        {[...moments, { when: blocks.ifYouStop, text: stop }].map(({ when, text }) => (
          <li key={when}>
            <h3 className="font-display text-subheading">{when}</h3>
            <p className="max-w-text">
              <Line html={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
