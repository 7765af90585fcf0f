import type { PageSummary } from '#lib/model/page.ts'
import { type Found, addressOf, countWords, searchMessages } from '#lib/search/result-messages.ts'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Link, useHref } from '#components/ui/Link/Link.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { noBreak } from '#components/ui/no-break.ts'
import { useWords } from '#components/ui/words.ts'

export type SearchProps = {
  /** `search-page` takes its query from the address (Search.field.ts). */
  id: 'search-dialog' | 'search-missing' | 'search-page'
  index: string
  phone: { display: string; href: string }
  /** Results rendered by the server for visitors without scripts. */
  found?: Found
}

export function Search({ id, index, phone, found }: SearchProps) {
  const { search } = useWords()
  const { nothing } = search
  return (
    <search data-search={index} className="grid gap-3">
      <form
        action={useHref()('/search')}
        method="get"
        className="flex min-w-0 items-center gap-3 rounded-pill border border-edge bg-card pl-5 outline-focus focus-within:outline-3 focus-within:outline-offset-2 max-phone:gap-2 max-phone:pl-4 in-[dialog]:mr-[3.5rem]"
      >
        <span className="text-muted max-phone:hidden">
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
          className="min-h-12 w-full min-w-0 flex-1 text-(length:--text-body) outline-0 placeholder:text-muted placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
        />
        {/* In the dialog, phones submit by the search key of their keyboard. */}
        <button
          type="submit"
          className="min-h-12 rounded-pill border border-action bg-action px-6 font-medium text-light hover:bg-deep max-phone:px-4 max-phone:in-[dialog]:hidden"
        >
          {search.title}
        </button>
      </form>
      <p
        role="status"
        data-search-status={JSON.stringify(searchMessages(search))}
        className="text-small text-muted empty:hidden"
      >
        {found ? countWords(found.hits.length, found.query, searchMessages(search)) : null}
      </p>
      <p
        data-no-results=""
        hidden={id !== 'search-missing' && found?.hits.length !== 0}
        className="inline-links"
      >
        {nothing.try}
        <Link href="/start">{nothing.start}</Link>
        {nothing.look}
        <Link href="/search">{nothing.every}</Link>
        {nothing.or}
        <Link href="/prices">{nothing.prices}</Link>
        {nothing.call}
        <a href={`tel:${phone.href}`}>{phone.display}</a>.
      </p>
      <ol role="list" id={`${id}-results`} data-search-results="" className="grid empty:hidden">
        {found?.hits.map(({ entry, line }) => (
          <SearchResult
            key={entry.address}
            href={addressOf({ entry, line })}
            section={entry.section}
            name={entry.name}
            line={line?.text ?? entry.purpose}
          />
        ))}
      </ol>
      <template>
        <SearchResult href="/search" name={search.page} />
      </template>
    </search>
  )
}

type SearchResultProps = { href: string; section?: string; name: string; line?: string }

/** Also the template that Search.field.ts fills. */
function SearchResult({ href, section, name, line }: SearchResultProps) {
  return (
    <li className="not-first:border-t not-first:border-line">
      <Link
        href={href}
        className="grid gap-[0.1rem] rounded-field px-4 py-3 no-underline hover:bg-cream focus-visible:bg-cream in-[main]:-mx-4"
      >
        <span className="text-tiny text-muted">{section}</span>
        <span className="font-display text-subheading">{name}</span>
        <span className="text-small text-muted">{line}</span>
      </Link>
    </li>
  )
}

type SearchDialogProps = Pick<SearchProps, 'index' | 'phone'> & { suggested: PageSummary[] }

const dialogClass = 'size-full max-h-none max-w-none border-0 bg-veil px-4 py-8 max-phone:p-0'
const panelClass =
  'relative mx-auto grid max-h-[calc(100dvh-4rem)] w-[min(100%,42rem)] gap-5 overflow-y-auto overscroll-contain rounded-card border border-line bg-ground p-5 text-ink shadow-float max-phone:max-h-[calc(100dvh-2rem)] max-phone:rounded-t-none max-phone:border-0 max-phone:p-4'

export function SearchDialog({ index, suggested, phone }: SearchDialogProps) {
  const { search } = useWords()
  return (
    <dialog aria-label={search.title} className={dialogClass}>
      <div className={panelClass}>
        <Search id="search-dialog" index={index} phone={phone} />
        <form method="dialog" className="absolute top-5 right-5 max-phone:top-4 max-phone:right-3">
          <button
            type="submit"
            aria-label={search.close}
            className="inline-flex size-12 items-center justify-center rounded-pill"
          >
            <Icon name="cross" />
          </button>
        </form>
        <div className="grid gap-2 in-[dialog:has([data-searching])]:hidden">
          <p className="text-tiny font-medium text-muted">{search.often}</p>
          <ul role="list" className="inline-links flex flex-wrap gap-x-5">
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

export function EveryPage({ groups }: { groups: { title: string; pages: PageSummary[] }[] }) {
  const { pages: words } = useWords()
  return (
    <Section id="all-pages" title={words.everyPage} className="grid gap-8" reveal="parts">
      <div className="gap-x-8 phone:columns-2 desk:columns-3">
        {groups.map(({ title, pages }) => (
          <section key={title} className="mb-8 grid break-inside-avoid gap-2">
            <Heading level={3}>{title}</Heading>
            <ul role="list" className="grid grid-cols-2 gap-x-4 phone:grid-cols-1">
              {pages.map(({ address, name }) => (
                <li key={address}>
                  <Link
                    href={address}
                    className="inline-flex min-h-11 items-start py-3 leading-tight text-link no-underline hover:underline phone:min-h-8 phone:items-center phone:py-2"
                  >
                    <span>{noBreak(name)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}
