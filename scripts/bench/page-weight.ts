import type { Browser, Page } from '@playwright/test'
import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes over the wire, headers left out, for one page opened cold and left alone. */
export async function weighPage(browser: Browser, origin: string, address: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const files = new Map<string, { type: string; url: string; bytes: number }>()
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    files.set(requestId, { type, url: response.url, bytes: -response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) file.bytes += encodedDataLength
  })
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  const banner = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc,
  )
  const parts = [...files.values()].filter(({ type }) => type !== 'Media')
  const sum = (some: typeof parts) => some.reduce((bytes, part) => bytes + part.bytes, 0)
  const weight = {
    document: sum(parts.filter(({ type }) => type === 'Document')),
    script: sum(parts.filter(({ type }) => type === 'Script')) + (await inlineScript(page)),
    total: sum(parts),
    picture: sum(parts.filter(({ url }) => url === banner)),
    requests: parts.length,
  }
  await page.close()
  return weight
}

/** Inline scripts travel inside the HTML: how much shorter it would be without them. */
async function inlineScript(page: Page): Promise<number> {
  const html = await page.content()
  const bare = html.replaceAll(/<script>[^]*?<\/script>/g, '')
  return compressed(html) - compressed(bare)
}

function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}
