import type { Photo as PhotoValue } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { CardPhoto } from '#components/ui/Photo/Photo.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { noBreak } from '#components/ui/no-break.ts'

export type ServiceCard = {
  title: string
  lines: string[]
  noBullets: boolean
  photo: PhotoValue
  link: string
  linkText: string
}
export type ServicesProps = { id: string; title: string; intro?: Html; services: ServiceCard[] }

/** The list is shown over the picture on hover and focus, below it on touch screens. */
export function Services({ id, title, intro, services }: ServicesProps) {
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-4 phone:gap-8" reveal="header">
      <ul
        role="list"
        className="grid grid-cols-2 gap-3 max-narrow:grid-cols-1 tablet:gap-6 desk:grid-cols-3"
        data-reveal=""
      >
        {services.map((service) => (
          <li key={service.title}>
            <Card service={service} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Card({ service: { title, lines, noBullets, photo, link, linkText } }: { service: ServiceCard }) {
  return (
    <article className="service hover-lift">
      <CardPhoto photo={photo} boxClassName="service-picture" alt="" />
      <div className="service-words">
        <Heading level={3}>{title}</Heading>
        <ul role="list" className="service-lines text-small">
          {lines.map((line) => (
            <li key={line} className={noBullets ? '' : 'service-bullet'}>
              <span>{noBreak(line)}</span>
            </li>
          ))}
        </ul>
        {/* The ::after of the link makes the whole card clickable. */}
        <Link
          href={link}
          className="service-link after:absolute after:inset-0 inline-flex min-h-11 items-center gap-2 font-medium no-underline"
        >
          {linkText}
          <span className="sr-only">, {noBreak(title)}</span>
          <Icon name="arrow" />
        </Link>
      </div>
    </article>
  )
}
