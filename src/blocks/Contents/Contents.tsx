import { mark } from '#lib/mark.ts'
import * as names from './Contents.names.ts'
import { useWords } from '#ui/words.ts'

export type ContentsEntry = { id: string; title: string }

/** The page's own table of contents, beside the text on wide screens. */
export function Contents({ entries }: { entries: ContentsEntry[] }) {
  const { blocks } = useWords()
  return (
    <nav aria-label={blocks.contents} className="sticky top-24 hidden desk:block" {...mark(names.contents)}>
      <p className="text-tiny font-medium tracking-wide text-muted uppercase">{blocks.contents}</p>
      <ol role="list" className="grid pt-3 text-small">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="contents-link">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
