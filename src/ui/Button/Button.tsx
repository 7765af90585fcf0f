import type { ReactNode } from 'react'
import type { Action } from '#lib/model/text.ts'
import { Icon, type IconName } from '#ui/Icon/Icon.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'

type ButtonLinkProps = {
  action: Action
  variant?: Variant
  size?: keyof typeof sizes
  icon?: IconName
  /** What only a screen reader needs to hear after the text. */
  children?: ReactNode
}

/** A link that looks like a button, because it is the thing to do next. Outbound it opens a new tab and says so. */
export function ButtonLink({
  action,
  variant = 'primary',
  size = 'normal',
  icon,
  children,
}: ButtonLinkProps) {
  const { frame } = useWords()
  const { text, href, external } = action
  const outward = external ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <Link href={href} className={buttonLook(variant, size)} {...outward}>
      {icon ? <Icon name={icon} /> : null}
      <span>
        {text}
        {children}
        {external ? <span className="sr-only">{frame.newTab}</span> : null}
      </span>
      {external ? <Icon name="outward" /> : null}
    </Link>
  )
}

/** One below what it follows from; nothing where a file names none. */
export function ButtonRow({ action }: { action?: Action }) {
  return action ? (
    <p>
      <ButtonLink action={action} />
    </p>
  ) : null
}

/** The look alone, for what is a button and no link. */
export function buttonLook(variant: Variant, size: keyof typeof sizes): string {
  return `${base} ${sizes[size]} ${variants[variant]}`
}

type Variant = 'primary' | 'quiet' | 'light' | 'accent'

const base =
  'inline-flex items-center justify-center gap-2 rounded-pill border font-medium leading-tight no-underline transition-colors duration-200'
const sizes = {
  normal: 'min-h-12 px-6 py-3',
  small: 'min-h-11 px-5 py-2 text-small',
  slim: 'min-h-9 px-4 py-1 text-small',
} as const
const variants: Record<Variant, string> = {
  primary: 'border-button bg-button text-light hover:border-button-hover hover:bg-button-hover',
  accent: 'border-light bg-light text-deep hover:border-cream hover:bg-cream',
  quiet: 'border-action bg-clear text-action hover:bg-action hover:text-light',
  light: 'border-light bg-clear text-light hover:bg-light hover:text-deep',
}
