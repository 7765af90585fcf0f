import { mark } from '#lib/mark.ts'
import type { Preview } from '#lib/model/page.ts'
import { type Found, addressOf, countWords, said } from '#lib/search/answer.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Link, useHref } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'
import { searchIndex } from './Search.client.ts'

export type SearchProps = {
  /** Unique on the page, and known to its script: in the header's dialog, for an address where nothing stands, on its own page. */
  id: 'search-dialog' | 'search-missing' | 'search-page'
  /** Where the index lies; it is fetched when the field is first used. */
  index: string
  phone: { display: string; href: string }
  /** Given by the server to a visitor without JavaScript. */
  found?: Found
}

/** A field and its answers as you type. Without a script it is a plain form that leads to /search. */
export function Search({ id, index, phone, found }: SearchProps) {
  const { search } = useWords()
  const { nothing } = search
  return (
    <search {...mark(searchIndex, index)} className="grid gap-3">
      <form action={useHref()('/search')} method="get" className="search-field">
        <span className="text-muted">
          <Icon name="search" />
        </span>
        <label htmlFor={id} className="sr-only">
          {search.site}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={search.example}
          defaultValue={found?.query}
          aria-controls={`${id}-results`}
          className="search-input"
        />
        <button type="submit" className="search-button">
          {search.title}
        </button>
      </form>
      <p
        role="status"
        data-search-status={JSON.stringify(said(search))}
        className="search-status text-small text-muted"
      >
        {found ? countWords(found.hits.length, found.query, said(search)) : null}
      </p>
      <p hidden={id !== 'search-missing' && found?.hits.length !== 0} className="linked">
        {nothing.try}
        <Link href="/start">{nothing.start}</Link>
        {nothing.look}
        <Link href="/search">{nothing.every}</Link>
        {nothing.or}
        <Link href="/prices">{nothing.prices}</Link>
        {nothing.call}
        <a href={`tel:${phone.href}`}>{phone.display}</a>.
      </p>
      <ol role="list" id={`${id}-results`} data-search-results="" className="grid">
        {found?.hits.map(({ entry, line }) => (
          <Answer
            key={entry.address}
            href={addressOf({ entry, line })}
            section={entry.section}
            name={entry.name}
            line={line?.text ?? entry.purpose}
          />
        ))}
      </ol>
      <template>
        <Answer href="/search" name={search.page} />
      </template>
    </search>
  )
}

type AnswerProps = { href: string; section?: string; name: string; line?: string }

/** One page that was found; without words, what the script fills. */
function Answer({ href, section, name, line }: AnswerProps) {
  return (
    <li>
      <Link href={href} className="search-answer">
        <span className="text-tiny text-muted">{section}</span>
        <span className="font-display text-subheading">{name}</span>
        <span className="text-small text-muted">{line}</span>
      </Link>
    </li>
  )
}

export type SearchDialogProps = {
  index: string
  suggested: Preview[]
  phone: { display: string; href: string }
}

/** The search of the header. It opens by the button and by Ctrl-K. */
export function SearchDialog({ index, suggested, phone }: SearchDialogProps) {
  const { search } = useWords()
  return (
    <dialog aria-label={search.title} className="search-dialog">
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
        <div className="search-often grid gap-2">
          <p className="text-tiny font-medium text-muted">{search.often}</p>
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
