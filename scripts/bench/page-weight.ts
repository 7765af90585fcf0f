import type { Browser, Page, Request } from '@playwright/test'
import { brotliCompressSync, constants } from 'node:zlib'
import { phone } from './presses.ts'

/** Bytes over the wire, headers left out, for one page opened cold and left alone. */
export async function weighPage(browser: Browser, origin: string, address: string) {
  const page = await browser.newPage(phone)
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  const banner = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc,
  )
  const files = requests.filter((request) => request.resourceType() !== 'media')
  const bytesOf = async (fits: (request: Request) => boolean) => {
    const sizes = await Promise.all(files.filter(fits).map((request) => request.sizes()))
    return sizes.reduce((bytes, { responseBodySize }) => bytes + responseBodySize, 0)
  }
  const weight = {
    document: await bytesOf((request) => request.resourceType() === 'document'),
    script: (await bytesOf((request) => request.resourceType() === 'script')) + (await inlineScript(page)),
    total: await bytesOf(() => true),
    picture: await bytesOf((request) => request.url() === banner),
    requests: files.length,
  }
  await page.context().close()
  return weight
}

/** Inline scripts travel inside the HTML: how much shorter it would be without them. */
async function inlineScript(page: Page): Promise<number> {
  const html = await page.content()
  return compressed(html) - compressed(html.replaceAll(/<script>[^]*?<\/script>/g, ''))
}

function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}
