import type { Preview } from '#lib/model/page.ts'
import type { Html } from '#lib/model/text.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { CardPhoto } from '#ui/Photo/Photo.tsx'
import { mark } from '#lib/mark.ts'
import { reveal } from '#ui/Section/Section.names.ts'
import { Section } from '#ui/Section/Section.tsx'
import { Link } from '#ui/Link/Link.tsx'

export type PageCardsProps = { id: string; title: string; intro?: Html; pages: Preview[] }

/** Ways onward: each page with its picture, name and purpose. The whole card is the link. */
export function PageCards({ id, title, intro, pages }: PageCardsProps) {
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-8" reveal="opening">
      <ul role="list" className="grid-cards gap-x-6 gap-y-4 phone:gap-y-8">
        {pages.map((page) => (
          <li key={page.address} {...mark(reveal)} className="card-box">
            <Link
              href={page.address}
              className="group lifts card-flow gap-y-4 no-underline max-phone:grid-cols-[1fr_2fr] max-phone:items-center max-phone:gap-x-4"
            >
              <span className="relative block aspect-photo overflow-hidden max-phone:aspect-square rounded-card bg-tint">
                <CardPhoto photo={page.photo} alt="" part={pages.length % 4 === 0 ? 'quarter' : 'third'} />
              </span>
              <span className="grid gap-1">
                <span className="inline-flex items-center gap-2 font-display text-subheading">
                  <span className="drawn-line">{page.name}</span> <Icon name="arrow" />
                </span>
                <span className="text-small text-muted">{page.purpose}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
