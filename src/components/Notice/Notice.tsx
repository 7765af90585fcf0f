import type { Html } from '#lib/model/text.ts'
import type { Notice as PageNotice } from '#content-model/lookups.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { InlineHtml, Paragraph } from '#components/ui/Prose/Prose.tsx'
import { SectionHeader, Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'

export const iconTextLayout = 'phone:flex phone:gap-3 max-phone:[&>svg]:float-left max-phone:[&>svg]:mr-2'

export function Notice({ notice: { title, text, tone } }: { notice: Omit<PageNotice, 'id'> }) {
  const { box, icon } = tones[tone]
  return (
    <p className={`p-4 phone:p-5 ${iconTextLayout} ${box}`}>
      <Icon {...icon} />
      <span>
        {title ? <strong className="font-strong">{title}. </strong> : null}
        <InlineHtml html={text} />
      </span>
    </p>
  )
}

const tones = {
  calm: {
    box: 'rounded-card border border-line bg-card',
    icon: { name: 'shield', className: 'text-muted' },
  },
  alert: { box: 'warning-box', icon: { name: 'alert', className: 'text-alarm' } },
} as const

const BRIEF_LENGTH = 160

/** Short untitled notices are shown with the review date instead of in a section. */
export function splitByLength(notices: PageNotice[]): { brief: PageNotice[]; long: PageNotice[] } {
  const isBrief = ({ title, text, tone }: PageNotice) =>
    !title && tone === 'calm' && text.length <= BRIEF_LENGTH
  return { brief: notices.filter(isBrief), long: notices.filter((notice) => !isBrief(notice)) }
}

export function BriefNotices({ notices }: { notices: PageNotice[] }) {
  if (notices.length === 0) return null
  return <Paragraph html={joinTexts(notices)} className="text-tiny text-muted" />
}

const joinTexts = (notices: PageNotice[]) => notices.map(({ text }) => text).join(' ') as Html

export function GoodToKnow({ notices }: { notices: PageNotice[] }) {
  const { blocks } = useWords()
  const alerts = notices.filter(({ tone }) => tone === 'alert')
  const discounts = notices.find(({ id }) => id === 'discounts')
  const calm = notices.filter((notice) => notice.tone === 'calm' && notice !== discounts)
  const titled = calm.filter(({ title }) => title)
  const untitled = calm.filter(({ title }) => !title)
  const rows = untitled.length > 0 ? [...titled, { ...untitled[0]!, text: joinTexts(untitled) }] : titled
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
