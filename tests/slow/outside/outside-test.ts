import { type BrowserContext, test as base } from '@playwright/test'
import type { ContentCopy } from '../../../src/content-model/testing/content-copy.ts'
import { useVariant } from '../../helpers/variant.ts'
import { companiesIn, type Companies } from './companies.ts'

export const measurementId = 'G-TEST12345'
/** A film on the video site: in a section of one page, in the banner of another, in the gallery of a third. */
export const film = {
  id: 'aqz-KE-bpKQ',
  page: '/telemedicine',
  banner: '/house-calls',
  gallery: '/accessibility',
  link: 'A film on the video site',
}
/** Pages with every kind of act that contacts another company, those that are never counted, and a post. */
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
/** What is set up at the mail provider, with every option of its client switched on. */
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

type Fixtures = { companies: Companies; complaints: string[] }

/** Tests of some pages of a changed content/; baseURL is that site, and each company is answered for in the browser. */
export function outsideTest(name: string, only: string[], change: (copy: ContentCopy) => void) {
  return base.extend<Fixtures, { siteUrl: string }>({
    siteUrl: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from this pattern what a fixture needs.
      ({}, use) => useVariant({ name, change, only }, ({ url }) => use(url)),
      { scope: 'worker', timeout: 300_000 },
    ],
    companies: [async ({ context }, use) => use(await companiesIn(context)), { auto: true }],
    baseURL: ({ siteUrl }, use) => use(siteUrl),
    complaints: ({ context }, use) => use(complaintsIn(context)),
  })
}

export const test = outsideTest('outside', built, setUp)

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

/** What the console says of any page from now on: a broken policy is reported there, in frames too. */
function complaintsIn(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    // A cross-fade that a slow page skips before our scripts are there is no fault of the page.
    if (!message.startsWith('Transition was aborted')) complaints.push(message)
  })
  return complaints
}
