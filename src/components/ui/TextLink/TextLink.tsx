import type { Action } from '#lib/model/text.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { noBreak } from '#components/ui/no-break.ts'

export function TextLink({ action: { text, href, external } }: { action: Action }) {
  return (
    <Link
      href={href}
      external={external}
      className="inline-flex min-h-11 items-center gap-2 font-medium text-action"
    >
      <span className="hover-underline">{noBreak(text)}</span>
      <Icon name={external ? 'outward' : 'arrow'} />
    </Link>
  )
}
