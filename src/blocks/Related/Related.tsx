import { PageCards } from '#blocks/PageCards/PageCards.tsx'
import type { Preview } from '#lib/model/page.ts'

export type RelatedProps = {
  title: string
  /** What its writer thought of: shown as cards. */
  pages: Preview[]
  /** The rest of the section: shown as a line of links. */
  section?: { title: string; pages: Preview[] }
}

/** Ways onward at the end of a page. */
export function Related({ title, pages, section }: RelatedProps) {
  return (
    <div data-paper="none" className="grid gap-12">
      {pages.length > 0 ? <PageCards id="related" title={title} pages={pages} /> : null}
      {section && section.pages.length > 0 ? (
        <nav aria-labelledby="in-this-section" className="grid gap-3 border-t border-line pt-6">
          <h2 id="in-this-section" className="text-tiny font-medium tracking-wide text-muted uppercase">
            In this section: {section.title}
          </h2>
          <ul role="list" className="linked flex flex-wrap gap-x-6">
            {section.pages.map(({ address, name }) => (
              <li key={address}>
                <a href={address} className="inline-flex min-h-11 items-center">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}
