import { expect, type Page } from '@playwright/test'

/** Once nothing comes in or changes any more. Asked again and again from outside: a page without scripts draws no frames for us. */
export async function atRest(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().every(({ playState }) => playState === 'finished')),
    )
    .toBe(true)
}
