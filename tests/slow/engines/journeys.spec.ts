import { en } from '#lib/words/en.ts'
import { forms as words } from '#lib/words/en/forms.ts'
import { pageWith, readContent } from '../../helpers/content.ts'
import { mailWith, sampleOf } from '../../helpers/forms.ts'
import { expect, skipMissing, test, type Visitor } from './engine-test.ts'

skipMissing()

type Entry = { page?: string; links?: { page?: string }[] }

/** Two entries of the menu that open a panel, by the last link in each. */
const [first, second] = readContent<{ menu: Entry[] }>('navigation.yaml')
  .menu.filter(({ links }) => links?.at(-1)?.page)
  .map(({ links }) => {
    const href = links!.at(-1)!.page!
    const entry = `#menu li:has(> details a[href="${href}"])`
    return { href, summary: `${entry} summary`, link: `${entry} a[href="${href}"]`, links: `${entry} li a` }
  }) as [Panel, Panel]
type Panel = { href: string; summary: string; link: string; links: string }
const toggle = `button[popovertarget][aria-label="${en.frame.menu}"]`

test('menu panel opens on hover, stays open on click and closes when the mouse leaves', async ({
  visitor,
}) => {
  await visitor.open('/contact')
  await visitor.hover(second.summary)
  await visitor.expectVisible(second.link)
  await visitor.click(second.summary)
  await visitor.expectVisible(second.link)
  await visitor.hover('header a[href="/"]')
  await visitor.expectHidden(second.link)
})

test('menu panel opens by Enter, is entered by Tab and closed by Escape', async ({ visitor }) => {
  await visitor.open('/contact')
  await visitor.focus(first.summary)
  await visitor.press('Enter')
  await visitor.expectVisible(first.link)
  await visitor.press('Tab')
  expect(await visitor.count(`${first.links}:focus`)).toBe(1)
  // The page's script may not have run yet.
  await expect(async () => {
    await visitor.press('Escape')
    expect(await visitor.state(first.link)).toMatchObject({ visible: false })
  }).toPass({ timeout: 10_000 })
  await visitor.expectState(first.summary, { focused: true })
})

for (const by of ['click', 'tap'] as const) {
  test(`phone menu opens one panel at a time by ${by} and follows a link`, async ({ visitor, engine }) => {
    test.skip(by === 'tap' && engine === 'webkit', 'WebKitGTK takes no touch from its driver')
    await visitor.open('/contact', 'phone')
    await visitor.expectHidden('#menu')
    await visitor[by](toggle)
    await visitor[by](first.summary)
    await visitor.expectVisible(first.link)
    await visitor[by](second.summary)
    await visitor.expectHidden(first.link)
    await visitor[by](second.link)
    await visitor.expectPath(second.href)
  })
}

const form = 'form[data-form=contact]'

test('contact form is refused at the missing field, then sent and emptied', async ({ visitor }) => {
  const { values, canary } = sampleOf('contact')
  const { name, ...rest } = values
  await visitor.open('/contact')
  await fillForm(visitor, rest)
  await expect.poll(() => visitor.count(`${form}:not([novalidate])`), 'hydrated').toBe(0)
  await visitor.click(`${form} [type=submit]`)
  await visitor.expectState(`${form} [name=name][aria-invalid=true]`, { focused: true })
  expect((await visitor.state(form)).text).toContain(words.fields.contact.name.missing)
  await fillForm(visitor, { name: name! })
  await visitor.click(`${form} [type=submit]`)
  await expect
    .poll(async () => (await visitor.state(`${form} [role=alert]`)).text, { timeout: 20_000 })
    .toContain(words.success.contact)
  await mailWith(canary)
  await visitor.expectState(`${form} [name=subject]`, { value: '' })
})

test('contact form has what was typed after Back', async ({ visitor }) => {
  await visitor.open('/contact')
  await fillForm(visitor, { subject: 'Prices' })
  await expect.poll(() => visitor.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Prices')
  await visitor.click('footer a[href="/weight-loss"]')
  await visitor.expectPath('/weight-loss')
  await visitor.back()
  await visitor.expectPath('/contact')
  await visitor.expectState(`${form} [name=subject]`, { value: 'Prices' })
  await visitor.evaluate(() => sessionStorage.clear())
})

test('phone field has no hanging punctuation that cuts off a bracket', async ({ visitor }) => {
  await visitor.open('/contact')
  const style = await visitor.evaluate(
    (field) => getComputedStyle(document.querySelector(field)!).getPropertyValue('hanging-punctuation'),
    `${form} [name=phone]`,
  )
  expect(style || 'none').toBe('none')
})

async function fillForm(visitor: Visitor, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = `${form} [name=${name}]`
    await (name === 'smsConsent' ? visitor.click(field) : visitor.fill(field, value))
  }
}

const dialog = ':is(dialog[open], [role=dialog])'
const divider = 'main input[type=range]'

test('lightbox goes next and previous, and Escape returns the focus to the link', async ({ visitor }) => {
  await visitor.open(pageWith('gallery'))
  const [first, second] = await visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a.glightbox')].map(({ href }) => href),
  )
  await visitor.click('a.glightbox')
  await expect.poll(() => visitor.evaluate(pictureInTheMiddle)).toBe(first)
  await visitor.click([`${dialog} button`, en.lightbox.next])
  await expect.poll(() => visitor.evaluate(pictureInTheMiddle)).toBe(second)
  await visitor.click([`${dialog} button`, en.lightbox.previous])
  await expect.poll(() => visitor.evaluate(pictureInTheMiddle)).toBe(first)
  await visitor.press('ArrowRight')
  await expect.poll(() => visitor.evaluate(pictureInTheMiddle)).toBe(second)
  await visitor.press('Escape')
  await visitor.expectHidden(dialog)
  await visitor.expectState('a.glightbox', { focused: true })
})

test('before/after divider follows the mouse, and the keys to either end', async ({ visitor }) => {
  await visitor.open('/skin-pen')
  await visitor.reach('[data-before-after]')
  for (const part of [-0.35, -0.1, 0.2, 0.4])
    // Tried again: the script that moves it comes after the first paint.
    await expect(async () => {
      // Asked each time: parts of the page above may still take their real height.
      const from = await visitor.reach(divider)
      const { width = 0 } = await visitor.state(divider)
      const to = { x: from.x + width * part, y: from.y }
      await visitor.mouse([from, to], 'press')
      const handle = await visitor.state('[data-divider-handle]')
      expect(Math.abs(handle.x! - to.x), `px between handle and pointer at ${part}`).toBeLessThan(6)
    }).toPass({ timeout: 20_000 })
  await visitor.focus(divider)
  await visitor.press('Home')
  await visitor.expectState(divider, { value: '0' })
  await visitor.press('End')
  await visitor.expectState(divider, { value: '100' })
})

function pictureInTheMiddle(): string | undefined {
  const below = document.elementsFromPoint(innerWidth / 2, innerHeight / 2)
  return below.find((one): one is HTMLImageElement => one instanceof HTMLImageElement)?.src
}

const quote = (number: number) => en.quotes.show.replace('{number}', String(number))

test('testimonial slider moves by bullets and by itself, quotation mark in view', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.reach('section .swiper')
  await visitor.click(['button', quote(3)])
  await expect.poll(() => visitor.evaluate(currentBullet)).toBe(quote(3))
  await expect.poll(() => visitor.evaluate(quotationMarkInside)).toBe(true)
  await visitor.hover('footer a')
  await expect.poll(() => visitor.evaluate(currentBullet), { timeout: 15_000 }).toBe(quote(4))
})

test('film plays muted and pauses by its button, and a phone gets the photograph', async ({ visitor }) => {
  await visitor.open('/')
  await expect
    .poll(() => visitor.evaluate(() => document.querySelector('video')?.currentTime ?? 0), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0)
  expect(await visitor.evaluate(() => document.querySelector('video')!.muted)).toBe(true)
  await visitor.click(['button', en.films.pause])
  await expect.poll(() => visitor.evaluate(() => document.querySelector('video')!.paused)).toBe(true)
  await visitor.open('/', 'phone')
  await visitor.evaluate(() => new Promise((idle) => setTimeout(() => requestAnimationFrame(idle))))
  expect(await visitor.count('video')).toBe(0)
})

function currentBullet(): string | null | undefined {
  return document.querySelector('button[aria-label][aria-current]')?.getAttribute('aria-label')
}

/** Whether the first letter of the quote lies inside the box that clips it. */
function quotationMarkInside(): boolean {
  const letter = document.createRange()
  const quote = document.querySelector('.swiper-slide-active blockquote')!
  letter.setStart(quote.firstChild!, 0)
  letter.setEnd(quote.firstChild!, 1)
  const clip = quote.closest('.swiper')!.getBoundingClientRect()
  const { left, right } = letter.getBoundingClientRect()
  return left >= clip.left - 0.5 && right <= clip.right
}
