import type { ReactNode, Ref } from 'react'
import { Icon } from '#components/ui/Icon/Icon.tsx'

type AlertProps = {
  variant: 'ok' | 'alarm'
  ref?: Ref<HTMLDivElement>
  /** Takes the focus when the page opens. */
  focused?: boolean
  hidden?: boolean
  children: ReactNode
}

/** Announced at once, and focusable. */
export function Alert({ variant, ref, focused, hidden, children }: AlertProps) {
  const { box, color, icon } = variants[variant]
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      hidden={hidden}
      {...(focused && { autoFocus: true })}
      // Keeps it clear of the call bar when it is scrolled into view.
      className={`flex scroll-mb-24 gap-3 p-5 ${box}`}
    >
      <Icon name={icon} className={`h-[1lh] ${color}`} />
      <div className="inline-links grid gap-1">{children}</div>
    </div>
  )
}

const variants = {
  ok: { box: 'rounded-card bg-ok-ground', color: 'text-ok', icon: 'check' },
  alarm: { box: 'warning-box', color: 'text-alarm', icon: 'alert' },
} as const
