import { from } from '#lib/breakpoints.ts'
import { formatDate } from '#lib/dates.ts'
import type { Html } from '#lib/model/text.ts'
import { spanOf } from '#lib/periods.ts'
import type { SectionOf } from '#reading/schemas/sections.ts'
import type { Site } from '#reading/site.ts'
import { Band } from '#ui/Band/Band.tsx'
import { ButtonLink } from '#ui/Button/Button.tsx'
import { Chip } from '#ui/Chip/Chip.tsx'
import { Heading } from '#ui/Heading/Heading.tsx'
import { Icon } from '#ui/Icon/Icon.tsx'
import { Photo } from '#ui/Photo/Photo.tsx'
import { PriceText } from '#ui/PriceText/PriceText.tsx'
import { Paragraph } from '#ui/Prose/Prose.tsx'
import { Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'
import { Dated } from './Lists.Dated.tsx'

/* Lists of the practice that are empty until it fills them. */

export type SpecialsProps = SectionOf<'specials'> & Pick<Site, 'specials'> & { statement?: Html }

/** Offers that end. With the last of them the whole band goes, so it brings its own. */
export function Specials({ id, title, intro, specials, statement }: SpecialsProps) {
  const words = useWords()
  return (
    <Dated period={spanOf(specials.map(({ period }) => period))}>
      <Band ground="tint">
        <Section id={id} title={title} intro={intro} className="grid gap-6">
          <ul role="list" className="grid gap-6 phone:grid-cols-2">
            {specials.map(({ title, text, until, period, price, button }) => (
              <Dated
                key={title}
                as="li"
                period={period}
                className="rounded-card border border-line bg-card p-6"
              >
                <div className="grid content-start justify-items-start gap-3">
                  <Heading level={3}>{title}</Heading>
                  {price ? (
                    <p className="numerals text-price">
                      <PriceText price={price} look="list" />
                    </p>
                  ) : null}
                  <Paragraph html={text} className="linked" />
                  <p className="text-small font-medium">
                    <time dateTime={until}>{words.askedFirst.until(formatDate(until, words))}</time>
                  </p>
                  {button ? <ButtonLink action={button} size="small" /> : null}
                </div>
              </Dated>
            ))}
          </ul>
          <Paragraph html={statement} className="max-w-text text-tiny text-muted" />
        </Section>
      </Band>
    </Dated>
  )
}

export type ProvidersProps = SectionOf<'providers'> & Pick<Site, 'providers'>

/** Who looks after patients, with what can be checked: credentials and license. */
export function Providers({ id, title, intro, providers }: ProvidersProps) {
  const { askedFirst, locale } = useWords()
  const sizes = `${from('desk')} 24rem, ${from('phone')} 46vw, 92vw`
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-8" reveal="opening">
      <ul role="list" className="grid gap-8 phone:grid-cols-2 desk:grid-cols-3">
        {providers.map(({ name, credentials, role, founder, license, photo, languages, text }) => (
          <li key={name} className="overflow-hidden rounded-card border border-line bg-card">
            <Photo photo={photo} box="aspect-tall" sizes={sizes} upright="always" />
            <div className="grid gap-3 p-6">
              <Heading level={3}>
                {name}, {credentials}
              </Heading>
              <p className="flex flex-wrap items-center gap-3">
                {role}
                {founder ? <Chip>{askedFirst.founder}</Chip> : null}
              </p>
              <Paragraph html={text} className="linked" />
              <dl className="grid gap-1 text-small text-muted">
                <Fact name={askedFirst.license} value={license} />
                <Fact name={askedFirst.speaks} value={new Intl.ListFormat(locale).format(languages)} />
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-2">
      <dt className="font-medium">{name}:</dt>
      <dd>{value}</dd>
    </div>
  )
}

export type DownloadsProps = SectionOf<'downloads'> & Pick<Site, 'downloads'>

/** Forms to print and fill in. Whoever pays by the megabyte sees the size before the press. */
export function Downloads({ id, title, intro, downloads }: DownloadsProps) {
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-6">
      <ul role="list" className="max-w-text divide-y divide-line border-y border-line">
        {downloads.map(({ title, about, document: { file, bytes } }) => (
          <li key={file} className="linked grid gap-1 py-4">
            <a
              href={`/downloads/${file}`}
              download
              className="inline-flex min-h-11 items-center gap-3 font-medium"
            >
              <Icon name="download" />
              <span>
                {title} <span className="text-small text-muted">(PDF, {formatBytes(bytes)})</span>
              </span>
            </a>
            <Paragraph html={about} className="text-small" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** 1,536 -> '2 kB', 2,400,000 -> '2.4 MB': as a visitor who pays by the megabyte counts. */
function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
