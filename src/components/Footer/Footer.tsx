import { hoursLines } from '#lib/hours.ts'
import { footerLink, Languages, SpanishSpoken } from '#components/Languages/Languages.tsx'
import type { OtherLanguage } from '#lib/language.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Html } from '#lib/model/text.ts'
import { SpecialHours } from '#components/Lists/Lists.Dated.tsx'
import { Logo } from '#components/ui/Logo/Logo.tsx'
import { Paragraph } from '#components/ui/Prose/Prose.tsx'
import { SocialList } from '#components/ui/SocialList/SocialList.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { useWords } from '#components/ui/words.ts'

export type FooterLink = { label: string; href: string }
export type FooterProps = {
  practice: Practice
  links: FooterLink[]
  services: FooterLink[]
  notices: Html[]
  rights?: FooterLink[]
  year: number
  privacyChoices?: boolean
  other?: OtherLanguage
}

export function Footer(props: FooterProps) {
  const { practice, links, services, notices, rights = [], year, privacyChoices = false, other } = props
  const words = useWords()
  const { frame } = words
  const { name, phone, email, address, mapLink, social, copyrightSince } = practice
  return (
    <footer className="on-dark bg-deep text-(length:--text-small) text-light">
      <div className="page-width grid pt-8 pb-2 phone:gap-6 phone:pt-9 phone:pb-6 desk:gap-12 desk:pt-16 desk:pb-8">
        <div className={columns}>
          <div className="grid content-start gap-3 max-desk:col-span-full max-phone:contents">
            <p className="flex items-center gap-3 font-display text-body max-phone:-order-3 max-phone:basis-full phone:text-subheading">
              <span className="footer-logo -my-2 flex-none" data-reveal="">
                <Logo drawing={practice.logo} />
              </span>{' '}
              {name}
            </p>
            <address className="flex flex-wrap gap-x-5 not-italic max-phone:-order-3 max-phone:basis-full max-phone:pt-2 phone:grid">
              <Link href={mapLink} external={frame.mapNewTab} className={link}>
                {address.street}, {address.city}, {address.region} {address.postalCode}
              </Link>
              <a href={`tel:${phone.href}`} className={link}>
                {phone.display}
              </a>
              <a href={`mailto:${email}`} className={link}>
                {email}
              </a>
              {practice.links.portal ? (
                <Link href={practice.links.portal.url} external className={link}>
                  {practice.links.portal.label}
                </Link>
              ) : null}
            </address>
            {social.length > 0 ? <SocialList profiles={social} variant="icons" /> : null}
          </div>
          <Column
            id="footer-links"
            title={frame.links}
            links={links}
            className="phone:max-desk:row-[2/span_2]"
          />
          <Column id="footer-services" title={frame.services} links={services} />
          <div className="grid content-start gap-3 max-phone:-order-2 max-phone:grow max-phone:basis-[10rem] max-phone:gap-1 max-phone:pb-1 max-phone:text-(length:--text-tiny)">
            <h2 className={`${heading} max-phone:hidden`}>{frame.hours}</h2>
            <div className="grid gap-1 pt-1 leading-[1.3] text-balance phone:gap-2 phone:pt-[0.56rem] desk:pt-[0.45rem]">
              {hoursLines(practice, words).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <SpecialHours practice={practice} />
            {practice.speaksSpanish ? <SpanishSpoken /> : null}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-[0.4rem] border-t border-sage-veil pt-2 text-tiny text-light-muted max-phone:leading-[1.25] phone:gap-y-2 phone:pt-3 tablet:pt-6 tablet:text-(length:--text-small)">
          {notices.map((notice) => (
            <Paragraph key={notice} html={notice} className="basis-full" />
          ))}
          {rights.map(({ label, href }) => (
            <p key={href}>
              <Link href={href} className={`${footerLink} underline`}>
                {label}
              </Link>
            </p>
          ))}
          {other ? (
            <p>
              <Languages other={other} variant="footer" />
            </p>
          ) : null}
          {privacyChoices ? (
            <p>
              <button type="button" hidden data-privacy-choices="" className={`${footerLink} underline`}>
                {words.consent.title}
              </button>
            </p>
          ) : null}
          <p>
            © {year > copyrightSince ? `${copyrightSince}–${year}` : year} {name}. {frame.rights}
          </p>
        </div>
      </div>
    </footer>
  )
}

const heading = 'font-display text-body phone:text-subheading'
const link = `${footerLink} no-underline hover:underline`
const columns =
  'max-phone:flex max-phone:flex-wrap max-phone:items-start phone:grid phone:grid-cols-[4fr_5fr] phone:gap-x-8 phone:gap-y-6 desk:grid-cols-[5fr_2fr_3fr_2fr] desk:gap-y-8'

type ColumnProps = { id: string; title: string; links: FooterLink[]; className?: string }

function Column({ id, title, links, className = '' }: ColumnProps) {
  return (
    <nav aria-label={title} data-collapse="" className={`max-phone:min-w-0 max-phone:basis-1/2 ${className}`}>
      <section className="grid content-start gap-3">
        <h2 id={id} className={heading}>
          {title}
        </h2>
        <ul role="list" className="grid content-start">
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </nav>
  )
}

/** The letterhead, shown only in print. */
export function PrintHead({ practice }: { practice: Practice }) {
  const words = useWords()
  const { name, phone, email, address, origin } = practice
  return (
    <div
      data-letterhead=""
      className="hidden break-inside-avoid items-center gap-4 border-b border-current pb-[0.6rem] text-[8.5pt] leading-[1.4] *:last:ml-auto *:last:text-right print:flex"
    >
      <Logo drawing={practice.logo} />
      <p>
        <strong>{name}</strong>
        <br />
        {address.street}, {address.city}, {address.region} {address.postalCode}
        <br />
        {hoursLines(practice, words).join('; ')}
      </p>
      <p>
        {phone.display}
        <br />
        {email}
        <br />
        {new URL(origin).host} <span data-print-date={words.frame.printed('{day}')} />
      </p>
    </div>
  )
}
