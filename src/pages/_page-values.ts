import { dripName } from '#lib/drip-name.ts'
import type { Integrations } from '#lib/integrations.ts'
import { bareAddress, type Language, type OtherLanguage } from '#lib/language.ts'
import { formMail, type FormMail } from '#lib/mail/settings.ts'
import type { FormName } from '#lib/forms/definitions.ts'
import type { FormRules } from '#lib/forms/validate.ts'
import type { Practice } from '#lib/model/practice.ts'
import type { Place } from '#lib/trail.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import type { Site } from '#reading/site.ts'
import type { FrameValues } from '#templates/Frame/Frame.tsx'
import type { SectionValues } from '#templates/Sections/section-values.ts'
import { headOf, type HeadValues } from './_head.ts'
import { languageSwitch } from './_languages.ts'
import { placeOf } from './_place.ts'
import { frameValues, sectionValues } from './_values.ts'
import type { PageRoute } from './_views.ts'

/**
 * Everything a page is drawn from, as plain JSON: the server draws a page again (a refused form, a search) without
 * reading content/. What all pages of a language share is written once.
 */
export type SharedValues = {
  language: Language
  frame: FrameValues
  sections: Omit<SectionValues, 'forms'>
  form: FormRules & { practice: Pick<Practice, 'name' | 'phone'> }
  mail: Record<FormName, FormMail>
  /** The video site's player: its origin, and whether it waits for a press in a banner. */
  player: Pick<Integrations['video'], 'host' | 'banner'>
  /** On a Spanish page: where its links lead. */
  spanish?: { own: string[]; anchors: [string, string][] }
}

export type OwnValues = Pick<PageRoute, 'family' | 'current' | 'contactBlock' | 'forms' | 'view'> & {
  /** Empty where nothing stands at the address. */
  address: string
  head: HeadValues
  place: Place
  other?: OtherLanguage
  behind: boolean
  /** JSON that only the contact page carries. */
  treatmentNames?: string
}

const shared = new WeakMap<Site, SharedValues>()

export function sharedValues(site: Site): SharedValues {
  const { practice, mail } = site
  const { video } = site.integrations
  const values = shared.get(site) ?? {
    language: site.language,
    frame: frameValues(site),
    sections: sectionValues(site),
    form: { practice: { name: practice.name, phone: practice.phone }, smsConsent: practice.smsConsent },
    mail: {
      contact: formMail(mail, 'contact'),
      newsletter: formMail(mail, 'newsletter'),
      resume: formMail(mail, 'resume'),
    },
    player: { host: video.host, banner: video.banner },
    ...(site.language === 'es' && {
      spanish: { own: [...site.spanishPages], anchors: [...site.spanishAnchors] },
    }),
  }
  shared.set(site, values)
  return values
}

export function ownValues(site: Site, route: Omit<PageRoute, 'address'> & { address?: string }): OwnValues {
  const { address, family, current, contactBlock, forms, view, behind } = route
  return {
    address: address ?? '',
    family,
    current,
    contactBlock,
    forms,
    view,
    head: headOf(site, route),
    place: placeOf(site, address),
    other: languageSwitch(site, address),
    behind: behind.length > 0,
    ...(address && bareAddress(address) === '/contact' && { treatmentNames: treatmentNames(site) }),
  }
}

/** What `?about=` may name on the contact page, as JSON that is safe inside a script element. */
function treatmentNames(site: Site): string {
  const named = [...site.previews.values()].filter(({ family }) => family !== 'practice')
  const names = Object.fromEntries([
    ...named.map(({ address, name }) => [bareAddress(address).slice(1), name]),
    ...site.drips.map(({ id, title }) => [id, dripName(title, wordsIn(site.language).blocks)]),
  ])
  return JSON.stringify(names).replaceAll('<', '\\u003c')
}
