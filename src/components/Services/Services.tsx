import type { Site } from '#content-model/site.ts'
import type { Html } from '#lib/model/text.ts'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { CardPhoto } from '#components/ui/Photo/Photo.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { noBreak } from '#components/ui/no-break.ts'

export type ServiceCard = Site['services'][number]
export type ServicesProps = { id: string; title: string; intro?: Html; services: ServiceCard[] }

export function Services({ id, title, intro, services }: ServicesProps) {
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-4 phone:gap-8" reveal="header">
      <ul
        role="list"
        className="grid grid-cols-2 gap-3 max-narrow:grid-cols-1 tablet:gap-6 desk:grid-cols-3"
        data-reveal=""
      >
        {services.map((service, index) => (
          <li key={service.title}>
            <Card service={service} headingId={`${id}-card-${index + 1}`} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Card({ service, headingId }: { service: ServiceCard; headingId: string }) {
  const { title, lines, noBullets, photo, link, linkText } = service
  return (
    <article
      aria-labelledby={headingId}
      className="service hover-lift relative isolate flex h-full flex-col rounded-card text-ink tablet:no-hover:overflow-hidden tablet:no-hover:border tablet:no-hover:border-line tablet:no-hover:bg-card"
    >
      <CardPhoto photo={photo} boxClassName={picture} alt="" />
      <div className="grid max-tablet:flex-1 max-tablet:grid-rows-[auto_1fr_auto] max-tablet:gap-1 max-tablet:pt-2 tablet:no-hover:px-5 tablet:no-hover:py-4">
        <Heading
          level={3}
          id={headingId}
          className="wrap-anywhere max-tablet:text-body max-tablet:leading-tight"
        >
          {title}
        </Heading>
        <ul
          role="list"
          className="service-lines grid gap-1 text-small max-tablet:content-start max-tablet:text-tiny max-tablet:text-muted tablet:pt-3 tablet:pb-1"
        >
          {lines.map((line) => (
            <li key={line} className={noBullets ? '' : bullet}>
              <span>{noBreak(line)}</span>
            </li>
          ))}
        </ul>
        <Link
          href={link}
          className={`service-link inline-flex min-h-11 items-center gap-2 font-medium no-underline after:absolute after:inset-0 print:after:static ${phoneLink}`}
        >
          {linkText}
          <span className="sr-only">, {noBreak(title)}</span>
          <Icon name="arrow" />
        </Link>
      </div>
    </article>
  )
}

const picture =
  'service-picture flex-1 aspect-photo rounded-card max-tablet:aspect-[16/10] max-tablet:flex-none tablet:no-hover:aspect-[3/2] tablet:no-hover:rounded-none'
const bullet =
  'flex gap-2 before:mt-[0.68rem] before:h-px before:w-[0.6rem] before:flex-none before:bg-gold max-tablet:before:hidden'
const phoneLink =
  'max-tablet:min-h-8 max-tablet:text-tiny max-tablet:underline max-tablet:decoration-gold max-tablet:underline-offset-4 max-tablet:[&>svg]:hidden'
