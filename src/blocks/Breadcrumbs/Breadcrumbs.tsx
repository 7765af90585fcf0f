import type { Crumb } from '#lib/trail.ts'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'

export type BreadcrumbsProps = { trail: Crumb[] }

/** The way from the home page to here, small and quiet. The last step is the page itself. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const { frame } = useWords()
  return (
    <nav aria-label={frame.breadcrumb}>
      <ol role="list" className="flex flex-wrap items-center gap-x-2 text-tiny">
        {trail.map(({ name, address }, index) => (
          <li key={name} className="flex items-center gap-2">
            <Step name={name} address={address} current={index === trail.length - 1} />
            {/* At the end of its step: no line begins with one. */}
            {index < trail.length - 1 ? <span aria-hidden="true">/</span> : null}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Step({ name, address, current }: { name: string; address?: string; current: boolean }) {
  if (current) return <span aria-current="page">{name}</span>
  if (!address) return <span>{name}</span>
  return (
    <Link
      href={address}
      className="inline-flex min-h-6 items-center underline decoration-gold underline-offset-4 hover:no-underline"
    >
      {name}
    </Link>
  )
}
