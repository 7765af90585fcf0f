import type { Html } from '#lib/model/text.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { InlineHtml } from '#components/ui/Prose/Prose.tsx'

type CheckListProps = { items: Html[]; marker?: 'check' | 'cross' | 'plain' | 'number'; columns?: 1 | 2 }

export function CheckList({ items, marker = 'check', columns = 1 }: CheckListProps) {
  const List = marker === 'number' ? 'ol' : 'ul'
  return (
    <List role="list" className={columns === 2 ? 'list-columns' : 'grid gap-2 phone:gap-3'}>
      {items.map((item, index) => (
        <li key={item} className="flex gap-3">
          <span className={`flex h-[1lh] items-center ${tones[marker]}`}>
            {marker === 'number' ? (
              <span className="numerals min-w-4 font-display text-subheading">{index + 1}</span>
            ) : null}
            {marker === 'plain' ? <span aria-hidden="true" className="h-px w-3 bg-action" /> : null}
            {marker === 'check' || marker === 'cross' ? <Icon name={marker} /> : null}
          </span>
          <InlineHtml html={item} />
        </li>
      ))}
    </List>
  )
}

const tones = { check: 'text-ok', cross: 'text-alarm', plain: 'text-action', number: 'text-action' } as const
