import { formatDate } from '#lib/dates.ts'
import { type Period, spanOf } from '#lib/periods.ts'
import type { Action, Html } from '#lib/model/text.ts'
import { Dated } from '#ui/Dated/Dated.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Line } from '#ui/Prose/Prose.tsx'
import { TextLink } from '#ui/TextLink/TextLink.tsx'
import { useWords } from '#ui/words.ts'

export type Announcement = {
  text: Html
  tone: 'calm' | 'alert'
  /** The day it was made, so that a reader knows how fresh it is. */
  from: string
  period: Period
  link?: Action
}
export type AnnouncementsProps = { announcements: Announcement[] }

/** What the practice has to say today, at the top of every page. */
export function Announcements({ announcements }: AnnouncementsProps) {
  const { askedFirst } = useWords()
  if (announcements.length === 0) return null
  return (
    <Dated
      as="section"
      label={askedFirst.announcements}
      period={spanOf(announcements.map(({ period }) => period))}
    >
      {announcements.map((announcement) => (
        <Dated
          key={announcement.from + announcement.text}
          period={announcement.period}
          className={announcement.tone === 'alert' ? 'bg-alarm-ground' : 'bg-sage/40'}
        >
          <Announced {...announcement} />
        </Dated>
      ))}
    </Dated>
  )
}

function Announced({ text, tone, from, link }: Announcement) {
  const words = useWords()
  return (
    <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-1 py-3 text-small">
      <p className="linked flex items-start gap-3">
        <span className={`mt-px ${tone === 'alert' ? 'text-alarm' : 'text-action'}`}>
          <Icon name={tone === 'alert' ? 'alert' : 'calendar'} />
        </span>
        <span>
          <time dateTime={from} className="font-strong">
            {formatDate(from, words)}.
          </time>{' '}
          <Line html={text} />
        </span>
      </p>
      {link ? <TextLink action={link} /> : null}
    </div>
  )
}
