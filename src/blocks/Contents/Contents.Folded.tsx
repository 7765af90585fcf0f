import { PanelTitle } from '#ui/Panel/Panel.Title.tsx'
import { useWords } from '#ui/words.ts'
import type { ContentsEntry } from './Contents.tsx'

/** The same where there is no room beside the text: folded above it. */
export function ContentsFolded({ entries }: { entries: ContentsEntry[] }) {
  const { blocks } = useWords()
  return (
    <details className="panel rounded-card border border-line bg-card px-5 desk:hidden" data-paper="none">
      <PanelTitle words={blocks.contents} />
      <ol role="list" className="linked grid pb-4">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center">
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </details>
  )
}
