import type { Locator } from '@playwright/test'
import { plain } from './passages.ts'
import { practice } from './site.ts'

export type Link = { label: string; to: string; newTab: boolean }

/** The links of a place as a visitor meets them: visible words, and the destination by its name or address. */
export async function linksOf(place: Locator): Promise<Link[]> {
  const links = await place.locator('a[href]').evaluateAll((anchors) =>
    anchors
      .filter((anchor) => anchor.checkVisibility())
      .map((anchor) => {
        const words = anchor.cloneNode(true) as HTMLElement
        for (const aside of words.querySelectorAll('.sr-only')) aside.remove()
        const href = anchor.getAttribute('href')!
        return { label: words.textContent, href, newTab: anchor.getAttribute('target') === '_blank' }
      }),
  )
  return links.map(({ label, href, newTab }) => ({ label: plain(label), to: destination(href), newTab }))
}

const outside: Record<string, string> = {
  [practice.links.booking]: 'booking',
  [practice.links.enrollment]: 'enrollment',
  [practice.links.sisterSite!.url]: 'sister site',
}

/** '/contact?about=duo' is the contact page all the same. */
function destination(href: string): string {
  return outside[href] ?? href.replace(/\?.*$/, '')
}
