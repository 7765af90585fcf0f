import { useEffect, useRef, useState } from 'react'
import type { State } from '../server/api.ts'

/** Shows the page with all unsaved changes, without scripts. */
export function Preview({ address, state }: { address: string; state: State }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const top = useRef(0)
  const [isNarrow, setNarrow] = useState(false)

  useEffect(() => {
    const page = frame.current?.contentWindow
    if (!page || state.problems.length > 0) return
    top.current = page.scrollY
    // reload() does nothing while the page is still loading.
    const { href } = page.location
    page.location.replace(href === 'about:blank' ? frame.current!.src : href)
  }, [state])

  return (
    <aside className="grid grid-rows-[auto_1fr] border-l border-line" aria-label="Preview">
      <div className="bar">
        <a className="grow" href={address} target="_blank" rel="noopener">
          {address}
        </a>
        <button aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
          As on a phone
        </button>
        {state.problems.length > 0 ? <p className="hint">Updated when all errors are corrected.</p> : null}
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
