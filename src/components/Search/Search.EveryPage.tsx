import type { Preview } from '#lib/model/page.ts'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { noBreak } from '#components/ui/no-break.ts'
import { useWords } from '#components/ui/words.ts'

type EveryPageProps = { groups: { title: string; pages: Preview[] }[] }

/** Works without scripts. */
export function EveryPage({ groups }: EveryPageProps) {
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
