import { expect, type Page } from '@playwright/test'

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}
export const start = [
  ['consent', 'default', denied],
  ['js', expect.any(String)],
]

export const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })
export const answer = (page: Page, name: 'Yes' | 'No') => bar(page).getByRole('button', { name }).click()
export const footerButton = (page: Page) => page.getByRole('button', { name: 'Privacy choices' })

/** The calls that count one page view. */
export const view = (id: string, url: string, referrer = '') => [
  ['consent', 'update', { analytics_storage: 'granted' }],
  ['set', { page_location: url, page_referrer: referrer }],
  ['config', id, { page_path: url.slice(new URL(url).origin.length) }],
]
