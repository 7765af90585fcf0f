import type { Preview } from '#lib/model/page.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Search } from './Search.tsx'
import { mark } from '#lib/mark.ts'
import * as names from '#lib/search/marks.ts'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'

export type SearchDialogProps = {
  index: string
  suggested: Preview[]
  phone: { display: string; href: string }
}

/** The search of the header. It opens by the button and by Ctrl-K. */
export function SearchDialog({ index, suggested, phone }: SearchDialogProps) {
  const { search } = useWords()
  return (
    <dialog
      {...mark(names.searchDialog)}
      aria-label={search.title}
      aria-modal="true"
      closedby="any"
      className="search-dialog"
    >
      <div className="search-panel grid gap-5">
        <Search id="search-dialog" index={index} phone={phone} />
        <form method="dialog" className="search-close">
          <button
            type="submit"
            aria-label={search.close}
            className="inline-flex size-12 items-center justify-center rounded-pill"
          >
            <Icon name="cross" />
          </button>
        </form>
        <div {...mark(names.suggested)} className="grid gap-2">
          <p className="text-tiny font-medium tracking-wide text-muted uppercase">{search.often}</p>
          <ul role="list" className="linked flex flex-wrap gap-x-5">
            {suggested.map(({ address, name }) => (
              <li key={address}>
                <Link href={address} className="inline-flex min-h-11 items-center">
                  <span>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </dialog>
  )
}
