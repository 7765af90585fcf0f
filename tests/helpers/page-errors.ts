import { test, type Page } from '@playwright/test'

/** Collects what a page must never cause: console messages, failed requests and requests to another origin. */
export function collectPageErrors(page: Page): string[] {
  const errors: string[] = []
  const { baseURL = '' } = test.info().project.use
  page.on('console', (message) => errors.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('requestfailed', (request) => {
    // Navigation aborts pending requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') errors.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    const isThePage = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isThePage) errors.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL)) errors.push(`off-origin: ${request.url()}`)
  })
  return errors
}
