import { behaviour } from '#lib/island.ts'
import { useWords } from '#ui/words.ts'

/** One row of links to the lists; where they stand one below the other it stays in sight and marks the one being read. */
export function PriceTableJumps({ groups }: { groups: { id: string; title: string }[] }) {
  const { priceTable } = useWords()
  return (
    <nav
      aria-label={priceTable.lists}
      className="price-jumps"
      {...behaviour('blocks/Contents/Contents', 'near')}
    >
      <ul role="list" className="price-jumps-row">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
