import type { Html } from '#lib/model/text.ts'

/** Paragraphs that the reading room made from Markdown. */
export function Prose({ html, look = 'body' }: { html: Html; look?: 'body' | 'lead' | 'small' }) {
  return <div className={`prose max-w-text ${looks[look]}`} dangerouslySetInnerHTML={{ __html: html }} />
}

/** One line of it, inside an element of the caller's choice. */
export function Line({ html }: { html: Html }) {
  return <span className="linked" dangerouslySetInnerHTML={{ __html: html }} />
}

/** One line of it as a paragraph; nothing where a file says nothing. */
export function Paragraph({ html, className }: { html?: Html; className?: string }) {
  return html ? (
    <p className={className}>
      <Line html={html} />
    </p>
  ) : null
}

const looks = { body: 'text-body', lead: 'text-lead', small: 'text-small text-muted' } as const
