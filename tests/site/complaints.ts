import { test, type Page } from '@playwright/test'

export type Complaints = { all(): string[]; layoutShift(): Promise<number> }

/** Everything a page does that a page of ours does not: a word in the console, a failed or foreign request, a jump. */
export function listen(page: Page): Complaints {
  const heard: string[] = []
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('requestfailed', (request) => {
    // Whoever goes on to the next page leaves what was still on its way.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') heard.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(test.info().project.use.baseURL!))
      heard.push(`off-origin: ${request.url()}`)
  })
  return { all: () => heard, layoutShift: () => page.evaluate(shiftSoFar) }
}

/** As the browser reports it from the start of the visit, what a visitor caused left out. */
function shiftSoFar(): Promise<number> {
  return new Promise((resolve) => {
    const sum = (entries: PerformanceEntryList) =>
      (entries as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .reduce((total, { value }) => total + value, 0)
    new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
      type: 'layout-shift',
      buffered: true,
    })
    setTimeout(() => resolve(0), 50)
  })
}
