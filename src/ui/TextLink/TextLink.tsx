import type { Action } from '#lib/model/text.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'

/** A link onward in plain words with an arrow; outbound ones open a new tab and say so. */
export function TextLink({ action: { text, href, external } }: { action: Action }) {
  const { frame } = useWords()
  const outward = external ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center gap-2 font-medium text-action"
      {...outward}
    >
      <span className="drawn-line">
        {text}
        {external ? <span className="sr-only">{frame.newTab}</span> : null}
      </span>
      <Icon name={external ? 'outward' : 'arrow'} />
    </Link>
  )
}
