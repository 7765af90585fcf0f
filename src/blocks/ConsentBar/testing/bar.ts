import { expect, type Page } from '@playwright/test'
import { measurementId } from '../../../../tests/outside-services.ts'

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}
/** What is told to the service before anything else. */
export const start = [
  ['consent', 'default', denied],
  ['js', expect.any(String)],
]

export const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })
export const answer = (page: Page, name: 'Yes' | 'No') => bar(page).getByRole('button', { name }).click()
export const footerButton = (page: Page) => page.getByRole('button', { name: 'Privacy choices' })

/** The calls that count one view of `path`, seen from the site's origin. */
export const view = (site: string, path: string, referrer = '') => [
  ['consent', 'update', { analytics_storage: 'granted' }],
  ['set', { page_location: site + path, page_referrer: referrer }],
  ['config', measurementId, { page_path: path }],
]
