import { formatDate } from '#lib/dates.ts'
import type { Html } from '#lib/model/text.ts'
import { combinedPeriod } from '#lib/periods.ts'
import type { SectionOf } from '#content-model/schemas/sections.ts'
import type { Site } from '#content-model/site.ts'
import { Band } from '#components/ui/Band/Band.tsx'
import { ButtonLink } from '#components/ui/Button/Button.tsx'
import { Chip } from '#components/ui/Chip/Chip.tsx'
import { Heading } from '#components/ui/Heading/Heading.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { Photo } from '#components/ui/Photo/Photo.tsx'
import { PriceText } from '#components/ui/PriceText/PriceText.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { Paragraph, Prose } from '#components/ui/Prose/Prose.tsx'
import { Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'
import { Dated } from './Lists.Dated.tsx'

export type SpecialsProps = SectionOf<'specials'> & Pick<Site, 'specials'> & { statement?: Html }

/** Its band is here, not in the template, so that it disappears with the last offer. */
export function Specials({ id, title, intro, specials, statement }: SpecialsProps) {
  const words = useWords()
  return (
    <Dated period={combinedPeriod(specials.map(({ period }) => period))}>
      <Band background="tint">
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
                      <PriceText price={price} variant="list" />
                    </p>
                  ) : null}
                  <Paragraph html={text} />
                  <p className="text-small font-medium">
                    <time dateTime={until}>{words.datedEntries.until(formatDate(until, words))}</time>
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

export function Providers({ id, title, intro, providers, button }: ProvidersProps) {
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-8" reveal="header">
      <ul role="list" className="grid gap-12">
        {providers.map((provider) => (
          <Biography key={provider.name ?? provider.role} {...provider} />
        ))}
      </ul>
      {button ? (
        <p className="inline-links text-small">
          <Link href={button.href}>{button.text}</Link>
        </p>
      ) : null}
    </Section>
  )
}

function Biography(provider: Site['providers'][number]) {
  const { name, credentials, role, founder, license, training, years, photo, languages } = provider
  const { providers, locale } = useWords()
  return (
    <li className="grid items-start gap-x-16 gap-y-6 phone:grid-cols-[15rem_1fr]">
      <Photo
        photo={photo}
        boxClassName="portrait h-[18.75rem] w-[15rem] max-w-full rounded-card"
        sizes="15rem"
        tallVersion="always"
      />
      <div className="grid max-w-text gap-4">
        {provider.sample ? <p className="text-tiny text-muted">{providers.sample}</p> : null}
        <Heading level={3}>{name ? `${name}, ${credentials}` : role}</Heading>
        <p className="flex flex-wrap items-center gap-3 empty:hidden">
          {name ? role : null}
          {founder && name ? <Chip>{providers.founder}</Chip> : null}
        </p>
        {provider.cares ? <Prose html={provider.cares} /> : null}
        {provider.expect ? (
          <div className="grid gap-2">
            <h4 className="font-strong">{providers.expect}</h4>
            <Prose html={provider.expect} />
          </div>
        ) : null}
        <dl className="grid gap-1 border-t border-line pt-4 text-small">
          {license ? <Fact name={providers.license} value={license} /> : null}
          {training ? <Fact name={providers.training} value={training} /> : null}
          {years ? <Fact name={providers.years} value={String(years)} /> : null}
          {(license ?? training) ? null : (
            <Fact name={providers.licenseAndTraining} value={providers.toCome} />
          )}
          {provider.sample ? null : (
            <Fact name={providers.speaks} value={new Intl.ListFormat(locale).format(languages)} />
          )}
        </dl>
      </div>
    </li>
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

export function Downloads({ id, title, intro, downloads }: DownloadsProps) {
  return (
    <Section id={id} title={title} intro={intro} className="grid gap-6">
      <ul role="list" className="max-w-text divide-y divide-line border-y border-line">
        {downloads.map(({ title, about, document: { file, bytes } }) => (
          <li key={file} className="inline-links grid gap-1 py-4">
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

function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
