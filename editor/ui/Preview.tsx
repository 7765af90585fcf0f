import { useEffect, useRef, useState } from 'react'
import type { State } from '../server/api.ts'

/** A page as it would look with what is not saved yet, without its scripts, at the place one was reading. */
export function Preview({ address, drawn }: { address: string; drawn: State }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const top = useRef(0)
  const [isNarrow, setNarrow] = useState(false)

  useEffect(() => {
    const page = frame.current?.contentWindow
    if (!page || drawn.problems.length > 0) return
    top.current = page.scrollY
    // Not reload(): that does nothing while the page is still on its way.
    const { href } = page.location
    page.location.replace(href === 'about:blank' ? frame.current!.src : href)
  }, [drawn])

  return (
    <aside className="grid grid-rows-[auto_1fr] border-l border-line" aria-label="Preview">
      <div className="bar">
        <a className="grow" href={address} target="_blank" rel="noopener">
          {address}
        </a>
        <button aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
          As on a phone
        </button>
        {drawn.problems.length > 0 ? <p className="hint">Drawn anew when nothing is left to mend.</p> : null}
      </div>
      <iframe
        ref={frame}
        className={`mx-auto size-full bg-card ${isNarrow ? 'max-w-[390px]' : ''}`}
        title={`The page ${address} with your changes`}
        src={address}
        sandbox="allow-same-origin"
        onLoad={() => frame.current?.contentWindow?.scrollTo({ top: top.current, behavior: 'instant' })}
      />
    </aside>
  )
}
