import { Notice, type PageNotice } from '#blocks/Notice/Notice.tsx'
import { Line } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'

export type GoodToKnowProps = { notices: PageNotice[] }

/**
 * The shared notices of a page in one list of two columns, one alone as wide as text; what is an alarm keeps its own ground,
 * before them.
 */
export function GoodToKnow({ notices }: GoodToKnowProps) {
  const { blocks } = useWords()
  const alerts = notices.filter(({ tone }) => tone === 'alert')
  const calm = notices.filter(({ tone }) => tone === 'calm')
  return (
    <Section id="good-to-know" title={blocks.goodToKnow} className="words-box grid gap-4 phone:gap-6">
      {alerts.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
      {calm.length > 0 ? (
        <ul role="list" className={`text-small ${calm.length > 1 ? 'gap-x-16 @pair:columns-2' : ''}`}>
          {calm.map(({ id, title, text }) => (
            <li key={id} className="break-inside-avoid border-t border-line py-2 phone:py-4">
              <p className="max-w-text">
                {title ? <strong className="font-strong">{title}. </strong> : null}
                <Line html={text} />
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
