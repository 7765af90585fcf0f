import type { Html } from '#lib/model/text.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Line } from '#ui/Prose/Prose.tsx'

export type NoticeProps = { notice: { title?: string; text: Html; tone: 'calm' | 'alert' } }

/** A notice with its name in content/notices.yaml. */
export type PageNotice = NoticeProps['notice'] & { id: string }

/** One of the shared notices. */
export function Notice({ notice: { title, text, tone } }: NoticeProps) {
  return (
    <p
      className={`flex gap-3 rounded-card p-5 ${tone === 'alert' ? 'bg-alarm-ground' : 'border border-line bg-card'}`}
    >
      <span className={tone === 'alert' ? 'text-alarm' : 'text-muted'}>
        <Icon name={tone === 'alert' ? 'alert' : 'shield'} />
      </span>
      <span>
        {title ? <strong className="font-strong">{title}. </strong> : null}
        <Line html={text} />
      </span>
    </p>
  )
}
