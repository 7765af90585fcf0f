import { Icon } from '#ui/Icon/Icon.tsx'
import { behaviour } from '#lib/island.ts'
import { mark } from '#lib/mark.ts'
import { addressOf, countWords, type Found, said } from '#lib/search/answer.ts'
import * as names from '#lib/search/marks.ts'
import { Link, useHref } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'

export type SearchProps = {
  /** Unique on the page: the header's dialog has a search of its own. */
  id: string
  /** Where the index lies; it is fetched when the field is first used. */
  index: string
  phone: { display: string; href: string }
  /** When its script is sent for; the dialog sends for it when it opens. */
  moment?: 'asked' | 'now'
  /** Given by the server to a visitor without JavaScript. */
  found?: Found
}

/** A field and its answers as you type. Without a script it is a plain form that leads to /search. */
export function Search({ id, index, phone, moment, found }: SearchProps) {
  const { search } = useWords()
  const { nothing } = search
  return (
    <search
      {...(moment && behaviour('blocks/Search/Search', moment))}
      {...mark(names.search, index)}
      className="grid gap-3"
    >
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
          {search.button}
        </button>
      </form>
      <p
        role="status"
        {...mark(names.status, JSON.stringify(said(search)))}
        className="search-status text-small text-muted"
      >
        {found ? countWords(found.hits.length, found.query, said(search)) : null}
      </p>
      <p hidden={found?.hits.length !== 0} {...mark(names.nothing)} className="linked">
        {nothing.try}
        <Link href="/start">{nothing.start}</Link>
        {nothing.look}
        <Link href="/search">{nothing.every}</Link>
        {nothing.or}
        <Link href="/prices">{nothing.prices}</Link>
        {nothing.call}
        <a href={`tel:${phone.href}`}>{phone.display}</a>.
      </p>
      <ol role="list" id={`${id}-results`} {...mark(names.results)} className="grid">
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
      <template {...mark(names.answer)}>
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
        <span {...mark(names.answerPart, 'section')} className="text-tiny text-muted">
          {section}
        </span>
        <span {...mark(names.answerPart, 'name')} className="font-display text-subheading">
          {name}
        </span>
        <span {...mark(names.answerPart, 'line')} className="text-small text-muted">
          {line}
        </span>
      </Link>
    </li>
  )
}
