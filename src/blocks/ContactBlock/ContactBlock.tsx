import { LanguagesSpoken } from '#blocks/Languages/Languages.tsx'
import { SpecialHours } from '#blocks/Lists/Lists.Dated.tsx'
import { hoursLines } from '#lib/hours.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Html } from '#lib/model/text.ts'
import { Icon, type IconName } from '#ui/Icon/Icon.tsx'
import { Line, Paragraph, Prose } from '#ui/Prose/Prose.tsx'
import { Opening, Section } from '#ui/Section/Section.tsx'
import { useWords } from '#ui/words.ts'
import type { ReactNode } from 'react'
import { ContactMap } from './ContactBlock.Map.tsx'

export type ContactBlockProps = {
  id: string
  title: string
  text: Html
  practice: Practice
  emergency: Html
  form: ReactNode
  /** Whether the drawn map stands beside the form. */
  map?: boolean
}

/** The form, what happens next, and every other way to reach the practice; on a phone the form comes first. */
export function ContactBlock({ id, title, text, practice, emergency, form, map = false }: ContactBlockProps) {
  const words = useWords()
  const { phone, email, address, mapLink, links } = practice
  return (
    <Section id={id} className="contact" reveal="parts">
      <div className="grid content-start gap-3">
        <Opening id={id} title={title} />
        <p className="text-small text-balance text-muted">{words.frame.next}</p>
      </div>
      <div className="contact-form">{form}</div>
      <div className="grid content-start gap-5 phone:gap-6">
        <Prose html={text} />
        <ul role="list" className="contact-ways linked">
          <Way icon="phone">
            <a href={`tel:${phone.href}`}>{phone.display}</a>
          </Way>
          <Way icon="mail">
            <a href={`mailto:${email}`}>{email}</a>
          </Way>
          {links.portal ? (
            <Way icon="lock">
              <a href={links.portal.url} target="_blank" rel="noopener">
                {links.portal.label}
                <span className="sr-only">{words.frame.newTab}</span>
              </a>
            </Way>
          ) : null}
          <Way icon="pin">
            <a href={mapLink} target="_blank" rel="noopener">
              {address.street}, {address.city}, {address.region} {address.postalCode}
              <span className="sr-only">{words.frame.mapNewTab}</span>
            </a>
          </Way>
          <Way icon="clock">
            {hoursLines(practice, words).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <SpecialHours practice={practice} />
          </Way>
          {practice.speaksSpanish ? (
            <Way icon="speech">
              <LanguagesSpoken />
            </Way>
          ) : null}
        </ul>
        <p className="flex gap-3 rounded-field bg-alarm-ground px-4 py-3 text-small phone:p-5">
          <span className="text-alarm">
            <Icon name="alert" />
          </span>
          <Line html={emergency} />
        </p>
        {map && practice.map ? <ContactMap practice={practice} map={practice.map} /> : null}
      </div>
    </Section>
  )
}

function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span className="mt-1 text-action">
        <Icon name={icon} />
      </span>
      <div>{children}</div>
    </li>
  )
}

export type FormSectionProps = Pick<ContactBlockProps, 'id' | 'title' | 'text' | 'form'>

export function Newsletter({ id, title, text, form }: FormSectionProps) {
  return (
    <Section id={id} className="grid items-center gap-x-16 gap-y-4 desk:grid-even [&_h2]:text-subheading">
      <div className="grid gap-3">
        <Opening id={id} title={title} />
        <Paragraph html={text} className="max-w-text" />
      </div>
      {form}
    </Section>
  )
}

export function Resume({ id, title, text, form }: FormSectionProps) {
  return (
    <Section id={id} className="grid gap-x-16 gap-y-8 desk:grid-even" reveal="parts">
      <div className="grid content-start gap-6">
        <Opening id={id} title={title} intro={text} />
      </div>
      <div className="rounded-card border border-line bg-card p-6 phone:p-8">{form}</div>
    </Section>
  )
}
