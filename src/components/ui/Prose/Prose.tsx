import type { Html } from '#lib/model/text.ts'

/** HTML from Markdown. */
export function Prose({ html, variant = 'body' }: { html: Html; variant?: keyof typeof variants }) {
  return <div className={`prose ${variants[variant]}`} dangerouslySetInnerHTML={{ __html: html }} />
}

export function InlineHtml({ html }: { html: Html }) {
  return <span className="inline-links" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Inline HTML as a paragraph; nothing if it is undefined. */
export function Paragraph({ html, className = '' }: { html?: Html; className?: string }) {
  return html ? (
    <p className={`inline-links ${className}`.trim()} dangerouslySetInnerHTML={{ __html: html }} />
  ) : null
}

const variants = {
  body: 'max-w-text text-body',
  lead: 'max-w-text text-body phone:text-lead',
  small: 'max-w-text text-small text-muted',
  statement:
    'max-w-row font-display text-subheading text-action *:text-balance desk:pb-9 desk:text-[1.75rem]',
} as const
