import type { Browser } from '@playwright/test'

export type PageWeight = { address: string; script: number; total: number; picture: number; requests: number }

/** Bytes over the wire, headers left out, for one page opened cold and left alone. */
export async function weighPage(
  browser: Browser,
  origin: string,
  address: string,
  width: number,
): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width, height: width < 768 ? 844 : 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, { type: string; url: string; bytes: number }>()
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, { type, url: response.url, bytes: 0 }),
  )
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) kind.bytes += encodedDataLength
  })
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  const banner = await page
    .locator('img[fetchpriority=high]')
    .first()
    .evaluate((img: HTMLImageElement) => img.currentSrc)
    .catch(() => '')
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src]):not([type="application/ld+json"])')].reduce(
      (sum, one) => sum + one.innerHTML.length,
      0,
    ),
  )
  await context.close()

  const parts = [...kinds.values()].filter(({ type }) => type !== 'Media')
  const sum = (some: typeof parts) => some.reduce((bytes, part) => bytes + part.bytes, 0)
  return {
    address,
    // Inline scripts travel inside the HTML; about a third of their length is left after compression.
    script: sum(parts.filter(({ type }) => type === 'Script')) + Math.round(inline / 3),
    total: sum(parts),
    picture: sum(parts.filter(({ url }) => url === banner)),
    requests: parts.length,
  }
}
