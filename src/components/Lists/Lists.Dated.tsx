import type { ReactNode } from 'react'
import { formatDate } from '#lib/dates.ts'
import { specialHoursLine } from '#lib/hours.ts'
import type { Practice } from '#lib/model/practice.ts'
import { type Period, toPeriod, combinedPeriod } from '#lib/periods.ts'
import type { Site } from '#content-model/site.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { InlineHtml } from '#components/ui/Prose/Prose.tsx'
import { TextLink } from '#components/ui/TextLink/TextLink.tsx'
import { useWords } from '#components/ui/words.ts'

type DatedProps = {
  period: Period
  as?: 'div' | 'li' | 'section'
  className?: string
  /** Makes it a landmark. */
  label?: string
  children: ReactNode
}

/** Shown during its period. The build may be days old, so an inline script checks the date before the first paint. */
export function Dated({ period, as: Tag = 'div', className, label, children }: DatedProps) {
  return (
    <>
      <Tag
        data-dated={`${period.starts} ${period.ends}`}
        hidden={!period.startedBeforeBuild}
        aria-label={label}
        className={className}
        suppressHydrationWarning
      >
        {children}
      </Tag>
      <script data-dated="" dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
    </>
  )
}

/** The same text everywhere, so that the Content Security Policy needs one hash. */
const script =
  '{const e=document.currentScript.previousElementSibling,[a,b]=e.dataset.dated.split(" "),n=Date.now();e.hidden=n<a||n>=b}'

const icons = {
  alert: <Icon name="alert" className="mt-px text-alarm" />,
  calm: <Icon name="calendar" className="mt-px text-action" />,
} as const

export function Announcements({ announcements }: Pick<Site, 'announcements'>) {
  const words = useWords()
  if (announcements.length === 0) return null
  return (
    <Dated
      as="section"
      label={words.datedEntries.announcements}
      period={combinedPeriod(announcements.map(({ period }) => period))}
    >
      {announcements.map(({ text, tone, from, period, link }) => (
        <Dated
          key={from + text}
          period={period}
          className={tone === 'alert' ? 'bg-alarm-ground' : 'bg-sage-veil'}
        >
          <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-3 text-small">
            <p className="inline-links flex items-start gap-3">
              {icons[tone]}
              <span>
                <time dateTime={from} className="font-strong">
                  {formatDate(from, words)}.
                </time>{' '}
                <InlineHtml html={text} />
              </span>
            </p>
            {link ? <TextLink action={link} /> : null}
          </div>
        </Dated>
      ))}
    </Dated>
  )
}

export type SpecialHoursProps = { practice: Pick<Practice, 'specialHours' | 'timeZone'> }

export function SpecialHours({ practice: { specialHours, timeZone } }: SpecialHoursProps) {
  const words = useWords()
  if (specialHours.length === 0) return null
  return (
    <ul role="list" className="grid gap-1">
      {specialHours.map((special) => (
        <Dated
          key={special.from}
          as="li"
          // Announced before the day itself, too.
          period={{ ...toPeriod(special, timeZone, 0), starts: 0, startedBeforeBuild: true }}
        >
          {specialHoursLine(special, words)}
        </Dated>
      ))}
    </ul>
  )
}
