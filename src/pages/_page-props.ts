import { createHash } from 'node:crypto'
import { posterSources } from '#components/FilmFrame/FilmFrame.tsx'
import type { PictureSource } from '#components/ui/Photo/Photo.tsx'
import { FINANCING_FRAME_ADDRESS, widgetStart } from '#lib/financing-widget.ts'
import { toScriptJson } from '#lib/html-text.ts'
import { addressIn, bareAddress } from '#lib/language.ts'
import { formMail, isOwnRelay } from '#lib/mail/settings.ts'
import type { Film } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import { memoizeByObject } from '#lib/memoize.ts'
import { type Light, lights, openingSchedule } from '#lib/practice-clock.ts'
import { ESTIMATE_ID } from '#lib/price-groups.ts'
import { wordsIn } from '#lib/words/words.ts'
import { currentTime } from '#content-model/current-time.ts'
import { placeholdersIn, samplesIn } from '#content-model/placeholders.ts'
import type { Site } from '#content-model/site.ts'
import { siteLists, type SiteProps } from '#templates/props.ts'
import { headScript } from '../layouts/head-script.ts'
import { entriesOf } from '../search/entries.ts'
import { cardSize, tokenColor } from '../social-cards/brand.ts'
import { pageGraph } from '../structured-data/page-graph.ts'
import { homePage, languageSwitch, languageVersions, type PageRoute, positionOf } from './_routes.ts'

export const siteProps = memoizeByObject((site: Site): SiteProps => {
  const { language, practice, navigation, notices, search, mail, integrations } = site
  const lists = Object.fromEntries(siteLists.map((name) => [name, site[name]])) as Pick<
    Site,
    (typeof siteLists)[number]
  >
  const spanishPages = { translatedAddresses: [...site.spanishPages], anchors: site.spanishAnchors }
  return {
    ...lists,
    locale: language === 'es' ? { language, spanishPages } : { language },
    menu: navigation.menu,
    footer: {
      ...navigation.footer,
      emergency: notice(site, 'emergency'),
      disclaimer: notice(site, 'disclaimer'),
      rights: patientRights(site),
      year: currentTime().getFullYear(),
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

export type PageProps = ReturnType<typeof pageProps>

export function pageProps(site: Site, route: PageRoute) {
  const { address, outdated } = route
  return {
    ...route,
    head: headProps(site, route),
    position: positionOf(site, address),
    other: languageSwitch(site, address),
    isOutdated: outdated.length > 0,
    treatmentNames: bareAddress(address) === '/contact' ? treatmentNames(site) : undefined,
  }
}

/** For layouts/Head.astro. Not-found pages have the home page's card and no structured data. */
function headProps(site: Site, { address, head, photo, listed, updated, view }: PageRoute) {
  const { practice, language } = site
  const sharedAddress = address || homePage(site).address
  return {
    ...head,
    address,
    sharedAddress,
    origin: practice.origin,
    siteName: practice.name,
    themeColor: tokenColor('ground'),
    card: {
      address: `/cards/${cardFileName(sharedAddress)}.jpg`,
      alt: `${head.title}. ${photo.alt}`,
      width: cardSize.width,
      height: cardSize.height,
    },
    article: view.template === 'post' ? { published: view.post.date, modified: updated } : undefined,
    // Search engines must not index a site that still has placeholders.
    indexed: listed && placeholdersIn(site).length === 0,
    graph: listed ? pageGraph(site, address) : undefined,
    markdownCopy: listed ? markdownAddress(address) : undefined,
    feed: site.posts.length > 0 ? addressIn(language, '/rss.xml') : '/rss.xml',
    script: headScript(openingSchedule(practice), {
      wall: view.template === 'home' ? wallSources(view.page.banner.wall) : undefined,
      holdsForms: !isOwnRelay(site.mail),
    }),
    language,
    versions: listed ? languageVersions(site, address) : [],
  }
}

function wallSources(films: Record<Light, Film> | undefined) {
  if (!films) return undefined
  return Object.fromEntries(lights.map((light) => [light, posterSources(films[light])])) as Record<
    Light,
    PictureSource[]
  >
}

/** '/semaglutide' -> 'semaglutide' */
export function cardFileName(address: string): string {
  return address === '/' ? 'home' : address.slice(1)
}

/** '/semaglutide' -> '/semaglutide.md' */
export function markdownAddress(address: string): string {
  return address === '/' ? '/index.md' : `${address}.md`
}

/** The values of `?about=` on the contact page. */
function treatmentNames(site: Site): string {
  const treatments = [...site.summaries.values()].filter(({ family }) => family !== 'practice')
  return toScriptJson(
    Object.fromEntries([
      ...treatments.map(({ address, name }) => [bareAddress(address).slice(1), name]),
      ...site.drips.map(({ id, title }) => [id, wordsIn(site.language).blocks.dripNamed(title)]),
    ]),
  )
}

function patientRights({ notices, downloads }: Site): { label: string; href: string }[] {
  const { title } = notices.get('estimate') ?? {}
  return [
    ...(title ? [{ label: title, href: `/prices#${ESTIMATE_ID}` }] : []),
    ...downloads
      .filter(({ privacyNotice }) => privacyNotice)
      .map(({ title: label, document: { file } }) => ({ label, href: `/downloads/${file}` })),
  ]
}

/** A hash in its address lets browsers cache it forever. */
export const searchIndex = memoizeByObject((site: Site) => {
  const json = JSON.stringify(entriesOf(site))
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10)
  return { address: `/search-index.${hash}.json`, hash, json }
})

function notice({ notices }: Site, id: string): Html {
  const found = notices.get(id)
  if (!found) throw new Error(`content/notices.yaml: ${id}: this notice is needed on every page`)
  return found.text
}
