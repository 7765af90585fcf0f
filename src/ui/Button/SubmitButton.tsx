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
      <span className="grid">
        <Words shown={!busy}>{children}</Words>
        <Words shown={busy}>{busyText}</Words>
      </span>
    </button>
  )
}

/** Both texts lie on one another; the wider one sets the width. */
function Words({ shown, children }: { shown: boolean; children: string }) {
  return <span className={`col-start-1 row-start-1 ${shown ? '' : 'invisible'}`}>{children}</span>
}
