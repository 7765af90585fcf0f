import { type BrowserContext, test as base } from '@playwright/test'
import type { ContentCopy } from '../../../src/content-model/testing/content-copy.ts'
import { useVariant } from '../../helpers/variant.ts'
import { companiesIn, type Companies } from './companies.ts'

export const measurementId = 'G-TEST12345'
/** A video site film, placed in a section of one page, the banner of another and the gallery of a third. */
export const film = {
  id: 'aqz-KE-bpKQ',
  page: '/telemedicine',
  banner: '/house-calls',
  gallery: '/accessibility',
  link: 'A film on the video site',
}
/** Pages with everything that contacts another company, pages that analytics never counts, and a post. */
export const built = [
  '/',
  '/prices',
  '/payment-plans',
  film.page,
  film.banner,
  film.gallery,
  '/blog/peptide-therapy',
  '/contact',
  '/careers',
  '/thanks/message',
  '/thanks/newsletter',
  '/thanks/resume',
]
/** The settings of mail.yaml, with every option of the mail client switched on. */
export const mail = {
  origin: 'https://api.emailjs.com',
  serviceId: 'service_test',
  publicKey: 'key_test',
  templates: { contact: 'template_c', newsletter: 'template_n', resume: 'template_r' },
  blockHeadless: true,
  blockList: { watchVariable: 'email', list: ['blocked@example.com'] },
  limitRate: { throttle: 60_000 },
  alerts: 'dialog',
}

type Fixtures = Companies & { companies: Companies; consoleErrors: string[] }

/** Tests some pages that are built from a changed content/. Routes in the browser answer instead of the companies. */
export function thirdPartyTest(name: string, only: string[], change: (copy: ContentCopy) => void) {
  return base.extend<Fixtures, { siteUrl: string }>({
    siteUrl: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture needs.
      ({}, use) => useVariant({ name, change, only }, ({ url }) => use(url)),
      { scope: 'worker', timeout: 300_000 },
    ],
    companies: [async ({ context }, use) => use(await companiesIn(context)), { auto: true }],
    analytics: ({ companies }, use) => use(companies.analytics),
    financing: ({ companies }, use) => use(companies.financing),
    videoSite: ({ companies }, use) => use(companies.videoSite),
    mail: ({ companies }, use) => use(companies.mail),
    baseURL: ({ siteUrl }, use) => use(siteUrl),
    consoleErrors: ({ context }, use) => use(consoleErrorsIn(context)),
  })
}

export const test = thirdPartyTest('third-parties', built, setUp)

function setUp(copy: ContentCopy): void {
  for (const [key, value] of Object.entries(mail)) copy.set('mail.yaml', `${key}`, value)
  copy.set('integrations.yaml', 'analytics.measurementId', measurementId)
  copy.set('integrations.yaml', 'financing.slug', 'sample-practice')
  const place = (page: string, block: string) => {
    const { sections } = copy.data(`pages${page}.yaml`) as { sections: { block: string }[] }
    return `sections[${sections.findIndex((section) => section.block === block)}]`
  }
  copy.set(`pages${film.page}.yaml`, `${place(film.page, 'text')}.videoId`, film.id)
  copy.set(`pages${film.page}.yaml`, `${place(film.page, 'text')}.photo`, 'video')
  copy.set(`pages${film.banner}.yaml`, 'banner.videoId', film.id)
  copy.set(`pages${film.banner}.yaml`, 'banner.className', 'cream')
  copy.set(`pages${film.banner}.yaml`, 'banner.textColor', 'rgb(90 45 12)')
  const link = { text: film.link, videoId: film.id }
  copy.set(`pages${film.gallery}.yaml`, `${place(film.gallery, 'gallery')}.links[2]`, link)
}

/** Collects console errors and warnings of all pages and frames; violations of the Content Security Policy are there too. */
function consoleErrorsIn(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      errors.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    // A slow page may skip its view transition, which is not an error of ours.
    if (!message.startsWith('Transition was aborted')) errors.push(message)
  })
  return errors
}
