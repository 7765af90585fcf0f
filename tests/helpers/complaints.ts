import { test, type Page } from '@playwright/test'

/** Collects what a page of ours never does: a word in the console, a failed request, a request to another origin. */
export function listen(page: Page): string[] {
  const heard: string[] = []
  const { baseURL = '' } = test.info().project.use
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('requestfailed', (request) => {
    // Whoever goes on to the next page leaves what was still on its way.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') heard.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    const isThePage = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isThePage) heard.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL)) heard.push(`off-origin: ${request.url()}`)
  })
  return heard
}
