import { Breadcrumbs } from '#blocks/Contents/Contents.tsx'
import { Search } from '#blocks/Search/Search.tsx'
import { Sections } from '#templates/Sections/Sections.tsx'
import type { Given, PageGroup } from '#templates/view.ts'
import { Band } from '#ui/Band/Band.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'
import { Whole } from '#ui/Whole/Whole.tsx'

/** The search by itself, and below it every page by section: that is what remains without a script. */
export function SearchPage({ page, groups, index, place, values, found }: Given<'search'>) {
  const { pages } = useWords()
  return (
    <>
      <Band ground="tint" tight>
        {/* Two answers stand beside each other, under a field as wide as text. */}
        <div className="grid gap-5 desk:[&_search_li]:border-t desk:[&_search_li]:border-line desk:[&_search_ol]:grid-cols-2 desk:[&_search_ol]:gap-x-16 desk:[&_:is(h1,p,form)]:max-w-text">
          <Breadcrumbs trail={place.trail} />
          <Heading level={1}>{page.banner?.title ?? page.name}</Heading>
          <p className="text-lead">{page.purpose}</p>
          <Search id="search-page" index={index} phone={values.practice.phone} found={found} />
        </div>
      </Band>
      <Band>
        <Section id="all-pages" title={pages.everyPage} className="grid gap-8" reveal="parts">
          <div className="gap-x-8 phone:columns-2 desk:columns-3">
            {groups.map(({ title, pages }) => (
              <Group key={title} title={title} pages={pages} />
            ))}
          </div>
        </Section>
      </Band>
      <Sections sections={page.sections} values={values} />
    </>
  )
}

function Group({ title, pages }: PageGroup) {
  return (
    <section className="mb-8 grid break-inside-avoid gap-2">
      <Heading level={3}>{title}</Heading>
      <ul role="list" className="grid grid-cols-2 gap-x-4 phone:grid-cols-1">
        {pages.map(({ address, name }) => (
          <li key={address}>
            <Link
              href={address}
              className="inline-flex min-h-11 items-start py-3 leading-tight text-link no-underline hover:underline phone:min-h-8 phone:items-center phone:py-2"
            >
              <span>
                <Whole>{name}</Whole>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
