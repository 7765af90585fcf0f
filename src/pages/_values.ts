import { createHash } from 'node:crypto'
import { FINANCING_FRAME_ADDRESS, widgetStart } from '#lib/financing-widget.ts'
import { asScriptText } from '#lib/html-text.ts'
import { bareAddress } from '#lib/language.ts'
import { formMail } from '#lib/mail/settings.ts'
import type { Html } from '#lib/model/text.ts'
import { memoizeByObject } from '#lib/once.ts'
import { ESTIMATE_ID } from '#lib/price-groups.ts'
import { wordsIn } from '#lib/words/words.ts'
import { samplesIn } from '#content-model/placeholders.ts'
import type { Site } from '#content-model/site.ts'
import { siteLists, type SiteValues } from '#templates/props.ts'
import { entriesOf } from '../search/entries.ts'
import { headOf } from './_head.ts'
import { languageSwitch } from './_languages.ts'
import { placeOf } from './_place.ts'
import type { PageRoute } from './_views.ts'

/** What all pages of a language are drawn with. */
export const siteValues = memoizeByObject((site: Site): SiteValues => {
  const { language, practice, navigation, notices, search, mail, integrations } = site
  const lists = Object.fromEntries(siteLists.map((name) => [name, site[name]])) as Pick<
    Site,
    (typeof siteLists)[number]
  >
  const spanishPages = { own: [...site.spanishPages], anchors: site.spanishAnchors }
  return {
    ...lists,
    locale: language === 'es' ? { language, spanishPages } : { language },
    menu: navigation.menu,
    footer: {
      ...navigation.footer,
      emergency: notice(site, 'emergency'),
      disclaimer: notice(site, 'disclaimer'),
      rights: rightsOf(site),
      year: new Date().getFullYear(),
    },
    contact: { text: notice(site, 'contact'), emergency: notice(site, 'emergency') },
    search: { index: searchIndex(site).address, suggested: search.suggested },
    analytics: integrations.analytics,
    samples: samplesIn(site),
    estimate: notices.get('estimate'),
    statement: notices.get('discounts')?.text,
    financingFrame: widgetStart(integrations.financing) && FINANCING_FRAME_ADDRESS,
    form: { practice: { name: practice.name, phone: practice.phone }, smsConsent: practice.smsConsent },
    mail: {
      contact: formMail(mail, 'contact'),
      newsletter: formMail(mail, 'newsletter'),
      resume: formMail(mail, 'resume'),
    },
    player: { host: integrations.video.host, banner: integrations.video.banner },
  }
})

export type PageValues = ReturnType<typeof pageValues>

/** What one page is drawn from. */
export function pageValues(site: Site, route: PageRoute) {
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

/** What patients have a right to read, linked at the foot of every page. */
function rightsOf({ notices, downloads }: Site): { label: string; href: string }[] {
  const { title } = notices.get('estimate') ?? {}
  return [
    ...(title ? [{ label: title, href: `/prices#${ESTIMATE_ID}` }] : []),
    ...downloads
      .filter(({ privacyNotice }) => privacyNotice)
      .map(({ title: label, document: { file } }) => ({ label, href: `/downloads/${file}` })),
  ]
}

/** The search's index and its address, which holds a hash of it: browsers may keep it for ever. */
export const searchIndex = memoizeByObject((site: Site) => {
  const json = JSON.stringify(entriesOf(site))
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10)
  return { address: `/search-index.${hash}.json`, json }
})

function notice({ notices }: Site, id: string): Html {
  const found = notices.get(id)
  if (!found) throw new Error(`content/notices.yaml: ${id}: this notice is needed on every page`)
  return found.text
}
