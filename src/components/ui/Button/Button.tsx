import type { ReactNode } from 'react'
import type { Action } from '#lib/model/text.ts'
import { Icon, type IconName } from '#components/ui/Icon/Icon.tsx'
import { Link } from '#components/ui/Link/Link.tsx'

type ButtonLinkProps = {
  action: Action
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  icon?: IconName
  /** Text behind the label, for screen readers. */
  children?: ReactNode
}

export function ButtonLink(props: ButtonLinkProps) {
  const { action, variant = 'primary', size = 'normal', icon, children } = props
  const { text, href, external } = action
  return (
    <Link href={href} external={external} className={buttonClass(variant, size)}>
      {icon ? <Icon name={icon} /> : null}
      <span>
        {text}
        {children}
      </span>
      {external ? <Icon name="outward" /> : null}
    </Link>
  )
}

export function ButtonRow({ action, variant }: Partial<Pick<ButtonLinkProps, 'action' | 'variant'>>) {
  return action ? (
    <p>
      <ButtonLink action={action} variant={variant} />
    </p>
  ) : null
}

type SubmitButtonProps = { children: string; busyText: string; busy: boolean }

/** It is not disabled while sending, so that it keeps the focus. */
export function SubmitButton({ children, busyText, busy }: SubmitButtonProps) {
  return (
    <button type="submit" aria-disabled={busy || undefined} className={buttonClass('primary', 'normal')}>
      {/* The labels overlap, so that the button keeps the width of the wider one. */}
      <span className="grid">
        <span className={busy ? hidden : shown}>{children}</span>
        <span className={busy ? shown : hidden}>{busyText}</span>
      </span>
    </button>
  )
}

const shown = 'col-start-1 row-start-1'
const hidden = `${shown} invisible`

export function buttonClass(variant: keyof typeof variants, size: keyof typeof sizes): string {
  return `button ${sizes[size]} ${variants[variant]}`
}

const sizes = {
  normal: 'min-h-12 px-6 py-3',
  small: 'min-h-11 px-5 py-2 text-small',
  slim: 'min-h-9 px-4 py-1 text-small',
} as const
const variants = {
  primary: 'border-button bg-button text-light hover:border-button-hover hover:bg-button-hover',
  inverse: 'border-light bg-light text-deep hover:border-cream hover:bg-cream',
  outline: 'border-action bg-transparent text-action hover:bg-action hover:text-light',
  alarm: 'border-alarm bg-alarm text-light hover:border-ink hover:bg-ink',
  outlineInverse: 'border-light bg-transparent text-light hover:bg-light hover:text-deep',
} as const
