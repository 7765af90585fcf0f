import { asScriptText } from '#lib/html-text.ts'
import { bareAddress } from '#lib/language.ts'
import { formMail } from '#lib/mail/settings.ts'
import { onceFor } from '#lib/once.ts'
import { wordsIn } from '#lib/words/words.ts'
import type { Site } from '#reading/site.ts'
import { headOf } from './_head.ts'
import { languageSwitch } from './_languages.ts'
import { placeOf } from './_place.ts'
import { frameValues, sectionValues } from './_values.ts'
import type { PageRoute } from './_views.ts'

/**
 * Everything a page is drawn from, as plain JSON: the server draws a page again (a refused form, a search) without
 * reading content/. What all pages of a language share is written once.
 */
export type SharedValues = ReturnType<typeof sharedValues>
export type OwnValues = ReturnType<typeof ownValues>

export const sharedValues = onceFor((site: Site) => {
  const { language, practice, mail, integrations } = site
  return {
    language,
    frame: frameValues(site),
    sections: sectionValues(site),
    form: { practice: { name: practice.name, phone: practice.phone }, smsConsent: practice.smsConsent },
    mail: {
      contact: formMail(mail, 'contact'),
      newsletter: formMail(mail, 'newsletter'),
      resume: formMail(mail, 'resume'),
    },
    /** The video site's player: its origin, and whether it waits for a press in a banner. */
    player: { host: integrations.video.host, banner: integrations.video.banner },
    /** On a Spanish page: where its links lead. */
    spanish:
      language === 'es' ? { own: [...site.spanishPages], anchors: [...site.spanishAnchors] } : undefined,
  }
})

export function ownValues(site: Site, route: PageRoute) {
  const { address, behind } = route
  return {
    ...route,
    head: headOf(site, route),
    place: placeOf(site, address),
    other: languageSwitch(site, address),
    behind: behind.length > 0,
    treatmentNames: bareAddress(address) === '/contact' ? treatmentNames(site) : undefined,
  }
}

/** What `?about=` may name on the contact page, as JSON that is safe inside a script element. */
function treatmentNames(site: Site): string {
  const named = [...site.previews.values()].filter(({ family }) => family !== 'practice')
  return asScriptText(
    Object.fromEntries([
      ...named.map(({ address, name }) => [bareAddress(address).slice(1), name]),
      ...site.drips.map(({ id, title }) => [id, wordsIn(site.language).blocks.dripNamed(title)]),
    ]),
  )
}
