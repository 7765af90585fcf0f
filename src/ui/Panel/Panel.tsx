import type { Html } from '#lib/model/text.ts'
import { Paragraph } from '#ui/Prose/Prose.tsx'
import { behaviour } from '#lib/island.ts'
import { PanelTitle } from './Panel.Title.tsx'

export type PanelProps = {
  title: string
  text: Html
  more?: Html
  /** Panels of one group: at most one is open. */
  group: string
}

/** A question that unfolds: native details, so it needs no script. */
export function Panel({ title, text, more, group }: PanelProps) {
  return (
    <details name={group} className="panel border-b border-line" {...behaviour('ui/Panel/Panel', 'near')}>
      <PanelTitle words={title} />
      <div className="panel-fold">
        <div className="panel-clip">
          <div className="panel-body grid gap-3 pb-5">
            <Paragraph html={text} />
            <Paragraph html={more} />
          </div>
        </div>
      </div>
    </details>
  )
}
