import { expect, type Page } from '@playwright/test'

/** Collects what the page complains of: errors, warnings, refused policies. A page of ours says nothing at all. */
export function listenToConsole(page: Page): { expectSilence(): void } {
  const heard: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(error.message))
  return { expectSilence: () => expect(heard).toEqual([]) }
}
