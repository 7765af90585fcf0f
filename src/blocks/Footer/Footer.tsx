import { hoursLines } from '#lib/hours.ts'
import { Languages, LanguagesSpoken } from '#blocks/Languages/Languages.tsx'
import type { OtherLanguage } from '#lib/language.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Html } from '#lib/model/text.ts'
import { SpecialHours } from '#blocks/Lists/Lists.Dated.tsx'
import { Mark } from '#ui/Mark/Mark.tsx'
import { Paragraph } from '#ui/Prose/Prose.tsx'
import { SocialList } from '#ui/SocialList/SocialList.tsx'
import { mark } from '#lib/mark.ts'
import { privacyChoices as choicesButton } from '#blocks/ConsentBar/ConsentBar.client.ts'
import { folded, reveal } from '#ui/Section/Section.names.ts'
import { Link } from '#ui/Link/Link.tsx'
import { useWords } from '#ui/words.ts'

export type FooterLink = { label: string; href: string }
export type FooterProps = {
  practice: Practice
  links: FooterLink[]
  services: FooterLink[]
  notices: Html[]
  /** What patients have a right to read. */
  rights?: FooterLink[]
  year: number
  /** Whether there is an answer about analytics to change. */
  privacyChoices?: boolean
  other?: OtherLanguage
}

export function Footer(props: FooterProps) {
  const { practice, links, services, notices, rights = [], year, privacyChoices = false, other } = props
  const words = useWords()
  const { frame } = words
  const { name, phone, email, address, mapLink, social, copyrightSince } = practice
  return (
    <footer className="footer on-dark">
      <div className="page-width">
        <div className="footer-columns">
          <div>
            <p className="footer-name">
              <span className="footer-mark" {...mark(reveal)}>
                <Mark drawing={practice.mark} />
              </span>{' '}
              {name}
            </p>
            <address>
              <Link href={mapLink} external={frame.mapNewTab} className="footer-link">
                {address.street}, {address.city}, {address.region} {address.postalCode}
              </Link>
              <a href={`tel:${phone.href}`} className="footer-link">
                {phone.display}
              </a>
              <a href={`mailto:${email}`} className="footer-link">
                {email}
              </a>
              {practice.links.portal ? (
                <Link href={practice.links.portal.url} external className="footer-link">
                  {practice.links.portal.label}
                </Link>
              ) : null}
            </address>
            <SocialList profiles={social} look="icons" />
          </div>
          <Column id="footer-links" title={frame.links} links={links} />
          <Column id="footer-services" title={frame.services} links={services} />
          <div className="footer-hours">
            <h2>{frame.hours}</h2>
            <div>
              {hoursLines(practice, words).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
            <SpecialHours practice={practice} />
            {practice.speaksSpanish ? <LanguagesSpoken /> : null}
          </div>
        </div>
        <div className="footer-print">
          {notices.map((notice) => (
            <Paragraph key={notice} html={notice} />
          ))}
          {rights.map(({ label, href }) => (
            <p key={href}>
              <Link href={href} className="footer-link underline">
                {label}
              </Link>
            </p>
          ))}
          {other ? (
            <p>
              <Languages other={other} look="footer" />
            </p>
          ) : null}
          {privacyChoices ? (
            <p>
              {/* Without a script nobody is counted and there is nothing to choose. */}
              <button type="button" hidden {...mark(choicesButton)} className="footer-link underline">
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

type ColumnProps = { id: string; title: string; links: FooterLink[] }

/** On a phone it is folded to its heading. */
function Column({ id, title, links }: ColumnProps) {
  return (
    <nav aria-label={title} {...folded}>
      <section>
        <h2 id={id}>{title}</h2>
        <ul role="list">
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className="footer-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </nav>
  )
}
