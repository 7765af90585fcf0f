import { expect, test } from '@playwright/test'
import { manifest, practice } from '../specification/site.ts'

const { links, social, mapLink } = practice

/** Where the practice sends its visitors: booking, enrollment, the sister site, financing, the map, the three profiles. */
const specified = [
  links.booking,
  links.enrollment,
  links.sisterSite!.url,
  links.financingApply,
  mapLink,
  ...social.map(({ url }) => url),
]

test('every way out of the practice opens a new tab, says so, and hands nothing over', async ({
  page,
  request,
}) => {
  const pages = await Promise.all(manifest.pages.map(async (address) => (await request.get(address)).text()))
  // In an empty page, because those of the site do not let text become HTML.
  const found = await page.evaluate(
    (pages) =>
      pages.flatMap((html) =>
        [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a')].map((link) => ({
          href: link.getAttribute('href') ?? '',
          target: link.target,
          rel: link.rel,
          name: link.ariaLabel ?? link.textContent,
        })),
      ),
    pages,
  )
  for (const url of specified) expect(found.map(({ href }) => href)).toContain(url)
  const wrong = found.filter(({ href, target, rel, name }) => {
    const inNewTab =
      target === '_blank' && rel.split(' ').includes('noopener') && name.includes('opens in a new tab')
    return specified.includes(href) ? !inNewTab : target === '_blank' && !inNewTab
  })
  expect(wrong).toEqual([])
})

test('booking opens in a new tab that knows nothing of this one', async ({ page, context }) => {
  await context.route(`${links.booking}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>document.title = String(window.opener)</script>',
    }),
  )
  await page.goto('/our-practice')
  const opened = context.waitForEvent('page')
  await page.getByRole('main').locator(`a[href="${links.booking}"]`).first().click()
  const booking = await opened
  await expect(booking).toHaveURL(links.booking)
  await expect(booking).toHaveTitle('null')
  expect(page.url()).toContain('/our-practice')
})
