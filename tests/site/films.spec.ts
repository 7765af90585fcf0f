import { expect } from '@playwright/test'
import { test } from '../kept-page.ts'
import { manifest } from './built.ts'

/** What a film may cost somebody who has not scrolled yet. */
const MOST_BYTES = 500_000

test('no page sends more than half a megabyte of film before it is scrolled, in either format', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const heavy: string[] = []
  for (const address of manifest.pages) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const first = await page.evaluate(() => {
      const frames = [...document.querySelectorAll('[data-film]')]
      const shown = frames.filter((frame) => frame.getBoundingClientRect().top < innerHeight)
      return ['data-film', 'data-film-small'].map((name) =>
        shown.flatMap((frame) => frame.getAttribute(name) ?? []),
      )
    })
    for (const files of first) {
      const answers = await Promise.all(files.map((file) => request.head(file)))
      const bytes = answers.reduce((sum, answer) => sum + Number(answer.headers()['content-length']), 0)
      if (!(bytes <= MOST_BYTES)) heavy.push(`${address}: ${files.join()} has ${bytes} bytes`)
    }
  }
  expect(heavy).toEqual([])
})
