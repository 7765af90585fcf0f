import type { Html } from '#lib/model/text.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { InlineHtml, Paragraph } from '#components/ui/Prose/Prose.tsx'
import { SectionHeader, Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'

export type NoticeProps = { notice: { title?: string; text: Html; tone: 'calm' | 'alert' } }

export type PageNotice = NoticeProps['notice'] & { id: string }

export const iconTextLayout =
  'p-4 phone:flex phone:gap-3 phone:p-5 max-phone:[&>svg]:float-left max-phone:[&>svg]:mr-2'

export function Notice({ notice: { title, text, tone } }: NoticeProps) {
  return (
    <p
      className={`${iconTextLayout} ${tone === 'alert' ? 'warning-box' : 'rounded-card border border-line bg-card'}`}
    >
      {tone === 'alert' ? (
        <Icon name="alert" className="text-alarm" />
      ) : (
        <Icon name="shield" className="text-muted" />
      )}
      <span>
        {title ? <strong className="font-strong">{title}. </strong> : null}
        <InlineHtml html={text} />
      </span>
    </p>
  )
}

export type GoodToKnowProps = { notices: PageNotice[] }

const BRIEF_LENGTH = 160

/** Short untitled notices are shown with the review date instead of in a section. */
export function splitByLength(notices: PageNotice[]): { brief: PageNotice[]; long: PageNotice[] } {
  const isBrief = ({ title, text, tone }: PageNotice) =>
    !title && tone === 'calm' && text.length <= BRIEF_LENGTH
  return { brief: notices.filter(isBrief), long: notices.filter((notice) => !isBrief(notice)) }
}

export function BriefNotices({ notices }: GoodToKnowProps) {
  if (notices.length === 0) return null
  return <Paragraph html={joinTexts(notices)} className="text-tiny text-muted" />
}

const joinTexts = (notices: PageNotice[]) => notices.map(({ text }) => text).join(' ') as Html

/** Alerts come first, outside the list. */
export function GoodToKnow({ notices }: GoodToKnowProps) {
  const { blocks } = useWords()
  const alerts = notices.filter(({ tone }) => tone === 'alert')
  const discounts = notices.find(({ id }) => id === 'discounts')
  const calm = notices.filter((notice) => notice.tone === 'calm' && notice !== discounts)
  const named = calm.filter(({ title }) => title)
  const others = calm.filter(({ title }) => !title)
  const rows = others.length > 0 ? [...named, { ...others[0]!, text: joinTexts(others) }] : named
  return (
    <Section id="good-to-know" className="@container">
      <div className="grid grid-cols-1 gap-x-16 gap-y-4 phone:gap-y-6 @pair:grid-cols-aside">
        <div>
          <SectionHeader id="good-to-know" title={blocks.goodToKnow} />
        </div>
        <div className="grid gap-4 phone:gap-6">
          {alerts.map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
          {rows.length > 0 ? (
            <ul role="list" className="text-small">
              {rows.map(({ id, title, text }) => (
                <li key={id} className="border-t border-line py-2 phone:py-4">
                  <p className="max-w-text">
                    {title ? <strong className="font-strong">{title}. </strong> : null}
                    <InlineHtml html={text} />
                  </p>
                </li>
              ))}
            </ul>
          ) : null}
          <Paragraph html={discounts?.text} className="text-tiny text-muted" />
        </div>
      </div>
    </Section>
  )
}
