import { buttonLook } from './Button.tsx'

type SubmitButtonProps = {
  children: string
  /** What it says meanwhile. */
  busyText: string
  busy: boolean
}

/** Sends the form it stands in. It keeps focus and size while it works, so that nothing jumps. */
export function SubmitButton({ children, busyText, busy }: SubmitButtonProps) {
  return (
    <button type="submit" aria-disabled={busy || undefined} className={buttonLook('primary', 'normal')}>
      {/* Both texts lie on one another; the wider one sets the width. */}
      <span className="grid">
        <span className={busy ? hidden : shown}>{children}</span>
        <span className={busy ? shown : hidden}>{busyText}</span>
      </span>
    </button>
  )
}

const shown = 'col-start-1 row-start-1'
const hidden = `${shown} invisible`
