import { mark } from '#lib/mark.ts'
import type { Sample } from '#lib/words/words.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { useWords } from '#ui/words.ts'
import { previewBar } from './PreviewBar.names.ts'

export type PreviewBarProps = { samples: Sample[] }

/** Over the foot of the window, while anything is a sample: one line, which unfolds to the list. A script can close it. */
export function PreviewBar({ samples }: PreviewBarProps) {
  const { preview } = useWords()
  if (samples.length === 0) return null
  return (
    <aside aria-label={preview.title} className="preview-bar" {...mark(previewBar)}>
      <details className="min-w-0">
        <summary className="preview-line">
          <span>{preview.line}</span> <span className="shrink-0 underline">{preview.list}</span>
        </summary>
        <ul className="grid list-disc gap-1 pb-3 pl-5">
          {samples.map((sample) => (
            <li key={sample}>{preview.samples[sample]}</li>
          ))}
        </ul>
      </details>
      <button
        type="button"
        hidden
        aria-label={preview.close}
        className="-mr-3 grid size-11 shrink-0 place-items-center"
      >
        <Icon name="cross" />
      </button>
    </aside>
  )
}
