import type { Preview } from '#lib/model/page.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Opening, Section } from '#ui/Section/Section.tsx'
import { Thumbnail } from '#ui/Thumbnail/Thumbnail.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'

export type RelatedProps = {
  title: string
  /** What its writer thought of: rows with a small picture. */
  pages: Preview[]
  /** The rest of the section: shown as a line of links. */
  section?: { title: string; pages: Preview[] }
}

/** Ways onward at the end of a page; a page is named once. */
export function Related({ title, pages, section }: RelatedProps) {
  const { blocks } = useWords()
  const named = new Set(pages.map(({ address }) => address))
  const rest = section?.pages.filter(({ address }) => !named.has(address)) ?? []
  return (
    <div data-paper="none" className="grid gap-8 md:gap-12">
      {pages.length > 0 ? (
        <Section id="related" className="words-box">
          <div className="grid-aside gap-x-16 gap-y-6">
            <div className="grid content-start gap-4">
              <Opening id="related" title={title} />
            </div>
            <ul role="list" className="related-rows">
              {pages.map((page) => (
                <li key={page.address}>
                  <Row page={page} />
                </li>
              ))}
            </ul>
          </div>
        </Section>
      ) : null}
      {section && rest.length > 0 ? (
        <nav aria-labelledby="in-this-section" className="in-section grid gap-3">
          <h2 id="in-this-section" className="text-tiny font-medium tracking-wide text-muted uppercase">
            {blocks.inSection(section.title)}
          </h2>
          {/* In a line, not in a flex row: so no row ends with one name alone. */}
          <ul role="list" className="linked -mr-5 text-balance">
            {rest.map(({ address, name }) => (
              <li key={address} className="mr-5 inline-block">
                <Link href={address} className="inline-flex min-h-11 items-center">
                  <span>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}

/** The whole row is the link. */
function Row({ page: { address, name, purpose, photo } }: { page: Preview }) {
  return (
    <Link href={address} className="related-row group">
      <Thumbnail photo={photo} />
      <span className="grid gap-1">
        <span className="font-display text-subheading drawn-line">{name}</span>
        <span className="text-small text-muted">{purpose}</span>
      </span>
      <Icon name="arrow" />
    </Link>
  )
}
