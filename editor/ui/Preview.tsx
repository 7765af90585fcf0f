import { useEffect, useRef, useState } from 'react'
import type { FileEntry, State } from '../model.ts'

type PreviewProps = {
  files: FileEntry[]
  /** The page that shows the open file. */
  address: string
  /** Each new state is drawn anew. */
  drawn: State
}

/** A page as it would look, without its scripts, at the place one was reading. */
export function Preview({ files, address, drawn }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const top = useRef(0)
  const [chosen, choose] = useState(address)
  const [isNarrow, setNarrow] = useState(false)

  useEffect(() => {
    const page = frame.current?.contentWindow
    if (!page || !drawn.isPreviewed) return
    top.current = page.scrollY
    // Not reload(): that does nothing while the page is still on its way.
    const { href } = page.location
    page.location.replace(href === 'about:blank' ? frame.current!.src : href)
  }, [drawn])

  const pages = files.flatMap(({ group, address: one, title }) =>
    one && group !== 'Shared by many pages' ? [{ address: one, title }] : [],
  )
  return (
    <aside className="preview" aria-label="Preview">
      <div className="bar">
        <label htmlFor="preview-page">Page</label>
        <select id="preview-page" value={chosen} onChange={(event) => choose(event.target.value)}>
          {pages.map((one) => (
            <option key={one.address} value={one.address}>
              {one.title} ({one.address})
            </option>
          ))}
        </select>
        <button type="button" className="small" aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
          As on a phone
        </button>
        <a href={chosen} target="_blank" rel="noopener">
          New window
        </a>
      </div>
      {drawn.isPreviewed && drawn.problems.length > 0 ? (
        <p className="hint preview-note">Where something is missing, another page’s words stand in.</p>
      ) : null}
      <iframe
        ref={frame}
        data-narrow={isNarrow || undefined}
        title={`The page ${chosen} with your changes`}
        src={chosen}
        sandbox="allow-same-origin"
        onLoad={() => frame.current?.contentWindow?.scrollTo({ top: top.current, behavior: 'instant' })}
      />
    </aside>
  )
}
