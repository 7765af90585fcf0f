import { SpanishSpoken } from '#components/Languages/Languages.tsx'
import { SpecialHours } from '#components/Lists/Lists.Dated.tsx'
import { hoursLines } from '#lib/hours.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Html } from '#lib/model/text.ts'
import { ButtonLink } from '#components/ui/Button/Button.tsx'
import { Icon, type IconName } from '#components/ui/Icon/Icon.tsx'
import { Link } from '#components/ui/Link/Link.tsx'
import { InlineHtml, Paragraph, Prose } from '#components/ui/Prose/Prose.tsx'
import { SectionHeader, Section } from '#components/ui/Section/Section.tsx'
import { useWords } from '#components/ui/words.ts'
import type { ReactNode } from 'react'
import { ContactMap } from './ContactBlock.Map.tsx'

export type ContactBlockProps = {
  id: string
  title: string
  /** A sentence of the page's family. */
  lead?: string
  text: Html
  practice: Practice
  emergency: Html
  children?: ReactNode
  /** Shows the phone number alone, because the footer below has the rest. */
  phoneOnly?: boolean
  map?: boolean
}

export function ContactBlock(props: ContactBlockProps) {
  const { id, title, lead, text, practice, emergency, children, phoneOnly = false, map = false } = props
  const { frame } = useWords()
  const drawn = map ? practice.map : undefined
  return (
    <Section
      id={id}
      className="grid grid-cols-1 gap-x-16 gap-y-4 phone:gap-y-6 tablet:grid-cols-2 tablet:grid-rows-[auto_auto_1fr]"
      reveal="parts"
    >
      {phoneOnly ? null : <ContactDetails practice={practice} besideMap={Boolean(drawn)} />}
      <div className="grid content-start gap-3 tablet:row-start-1">
        <SectionHeader id={id} title={title} />
        {lead ? <p className="font-display text-subheading text-balance text-action">{lead}</p> : null}
        <Prose html={text} />
        <p className="text-small text-balance text-muted">{frame.next}</p>
        {phoneOnly ? (
          // Phones do not show the button, because the call bar has it.
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 phone:mt-2 max-phone:*:last:hidden">
            <a href={`tel:${practice.phone.href}`} className="phone-number">
              {practice.phone.display}
            </a>
            <ButtonLink action={{ text: frame.bookVisit, href: practice.links.booking, external: true }} />
          </div>
        ) : null}
      </div>
      <div className={`${formCard} ${drawn ? formBesideMap : ''}`}>{children}</div>
      <div className="grid content-start gap-4 phone:gap-6 tablet:col-start-1">
        <p
          className={`flex gap-3 text-small ${phoneOnly ? 'border-t border-sage pt-4' : 'warning-box px-4 py-3 phone:p-5'}`}
        >
          <Icon name="alert" className="h-[1lh] text-alarm" />
          <InlineHtml html={emergency} />
        </p>
        {/* A phone has the footer's address right below. */}
        {drawn ? (
          <div className="max-tablet:hidden">
            <ContactMap practice={practice} map={drawn} />
          </div>
        ) : null}
      </div>
    </Section>
  )
}

const formCard =
  'phone:rounded-card phone:border phone:border-line phone:bg-card phone:p-8 tablet:col-start-2 tablet:row-span-3 tablet:row-start-1 max-phone:[&_textarea]:h-[5.5rem]'
/** The message field grows until both columns have the same height. */
const formBesideMap =
  'wide:grid wide:[&_[data-fields]]:grid-rows-[auto_auto_1fr] wide:[&_form:has(>[data-fields]:not([hidden]))]:grid-rows-[1fr] wide:[&_textarea]:min-h-[12rem] wide:[&_textarea]:flex-1 wide:[&_[data-fields]>:has(textarea)]:flex wide:[&_[data-fields]>:has(textarea)]:flex-col wide:[&_[data-fields]>:has(textarea)]:self-stretch'

/** Hidden beside the map on phones, because the footer below has the same information. */
function ContactDetails({ practice, besideMap }: { practice: Practice; besideMap: boolean }) {
  const words = useWords()
  const { phone, email, address, mapLink, links } = practice
  return (
    <ul
      role="list"
      className={`inline-links grid content-start gap-3 phone:gap-4 phone:max-tablet:grid-cols-2 tablet:row-start-2 ${besideMap ? 'max-tablet:hidden' : ''}`}
    >
      <Detail icon="clock">
        {hoursLines(practice, words).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <SpecialHours practice={practice} />
      </Detail>
      <Detail icon="pin">
        <Link href={mapLink} external={words.frame.mapNewTab}>
          {address.street}, {address.city}, {address.region} {address.postalCode}
        </Link>
      </Detail>
      <Detail icon="phone">
        <a href={`tel:${phone.href}`}>{phone.display}</a>
      </Detail>
      <Detail icon="mail">
        <a href={`mailto:${email}`}>{email}</a>
      </Detail>
      {links.portal ? (
        <Detail icon="lock">
          <Link href={links.portal.url} external>
            {links.portal.label}
          </Link>
        </Detail>
      ) : null}
      {practice.speaksSpanish ? (
        <Detail icon="speech">
          <SpanishSpoken />
        </Detail>
      ) : null}
    </ul>
  )
}

function Detail({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="h-[1lh] text-action" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </li>
  )
}

export type FormSectionProps = Pick<ContactBlockProps, 'id' | 'title' | 'text' | 'children'>

export function Newsletter({ id, title, text, children }: FormSectionProps) {
  return (
    <Section id={id} className="grid items-center gap-x-16 gap-y-4 desk:grid-even [&_h2]:text-subheading">
      <div className="grid gap-3">
        <SectionHeader id={id} title={title} />
        <Paragraph html={text} className="max-w-text" />
      </div>
      {children}
    </Section>
  )
}

export function Resume({ id, title, text, children }: FormSectionProps) {
  return (
    <Section id={id} className="grid gap-x-16 gap-y-8 desk:grid-even" reveal="parts">
      <div className="grid content-start gap-6">
        <SectionHeader id={id} title={title} intro={text} />
      </div>
      <div className="rounded-card border border-line bg-card p-6 phone:p-8">{children}</div>
    </Section>
  )
}
