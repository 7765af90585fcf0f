import type { Html } from '#lib/model/text.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Line } from '#ui/Prose/Prose.tsx'

type PanelProps = {
  title: string
  text: Html
  more?: Html
  /** Panels of one group: at most one is open. */
  group: string
}

/** A question that unfolds: native details, so it needs no script. */
export function Panel({ title, text, more, group }: PanelProps) {
  return (
    <details name={group} className="panel group border-b border-line">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-4 font-medium">
        {title}
        <span className="text-accent transition-transform duration-200 group-open:rotate-180">
          <Icon name="chevron" />
        </span>
      </summary>
      <div className="panel-body grid gap-3 pb-5">
        <p>
          <Line html={text} />
        </p>
        {more ? (
          <p>
            <Line html={more} />
          </p>
        ) : null}
      </div>
    </details>
  )
}
