import { test as base } from '@playwright/test'
import { startCloudSite } from '../../../../tests/stand-ins/cloud-site.ts'
import { type EmailJs, startEmailJs } from '../../../../tests/stand-ins/emailjs.ts'

export const ids = { lib_version: '4.4.1', service_id: 'service_test', user_id: 'key_test' }
export const templates = { contact: 'template_c', newsletter: 'template_n', resume: 'template_r' }
export const blocked = 'blocked@example.com'

type Cloud = { site: string; emailJs: EmailJs }

/** A build whose forms go to a stand-in for EmailJS on another origin, with every option of the client switched on. */
export const test = base.extend<{ emailJs: EmailJs; person: void }, { cloud: Cloud }>({
  cloud: [
    // Playwright reads the names of what a fixture needs from here: it needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const emailJs = await startEmailJs()
      const site = await startCloudSite({
        origin: emailJs.origin,
        serviceId: ids.service_id,
        publicKey: ids.user_id,
        templates,
        blockHeadless: true,
        blockList: { watchVariable: 'email', list: [blocked] },
        limitRate: { throttle: 60_000 },
      })
      await use({ site: site.url, emailJs })
      await site.close()
      emailJs.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ cloud }, use) => use(cloud.site),
  emailJs: async ({ cloud }, use) => {
    cloud.emailJs.forget()
    await use(cloud.emailJs)
  },
  /** A browser under test says so, and the client would turn it away. */
  person: [
    async ({ page }, use, { tags }) => {
      if (!tags.includes('@headless'))
        await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }))
      await use()
    },
    { auto: true },
  ],
})
