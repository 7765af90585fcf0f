import type { Html } from '#lib/model/text.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Line } from '#components/ui/Prose/Prose.tsx'

type CheckListProps = { items: Html[]; mark?: 'check' | 'cross' | 'plain' | 'number'; columns?: 1 | 2 }

/** A list whose marks mean something: a tick for what is, a cross for what is not. */
export function CheckList({ items, mark = 'check', columns = 1 }: CheckListProps) {
  const List = mark === 'number' ? 'ol' : 'ul'
  return (
    <List role="list" className={columns === 2 ? 'list-columns' : 'grid gap-2 phone:gap-3'}>
      {items.map((item, index) => (
        <li key={item} className="flex gap-3">
          <span className={`flex h-[1lh] items-center ${tones[mark]}`}>
            {mark === 'number' ? (
              <span className="numerals min-w-4 font-display text-subheading">{index + 1}</span>
            ) : null}
            {mark === 'plain' ? <span aria-hidden="true" className="h-px w-3 bg-action" /> : null}
            {mark === 'check' || mark === 'cross' ? <Icon name={mark} /> : null}
          </span>
          <Line html={item} />
        </li>
      ))}
    </List>
  )
}

const tones = { check: 'text-ok', cross: 'text-alarm', plain: 'text-action', number: 'text-action' } as const
