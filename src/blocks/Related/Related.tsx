import type { Preview } from '#lib/model/page.ts'
import { Link } from '#ui/Link/Link.tsx'
import { Section } from '#ui/Section/Section.tsx'

export type RelatedProps = {
  title: string
  /** What its writer thought of. */
  pages: Preview[]
  /** The rest of the section. */
  section?: { title: string; pages: Preview[] }
}

/** Ways onward at the end of a page, in one row of chips; a page is named once. */
export function Related({ title, pages, section }: RelatedProps) {
  const links = new Map([...pages, ...(section?.pages ?? [])].map((page) => [page.address, page]))
  if (links.size === 0) return null
  return (
    <div data-paper="none">
      <Section id="related" title={title} className="grid gap-4">
        <ul role="list" className="flex flex-wrap gap-2">
          {[...links.values()].map(({ address, name }) => (
            <li key={address}>
              <Link
                href={address}
                className="inline-flex min-h-11 items-center rounded-pill border border-line bg-card px-4 py-1 no-underline hover:border-edge hover:text-deep"
              >
                <span>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
