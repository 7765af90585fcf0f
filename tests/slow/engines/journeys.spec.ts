import { en } from '#lib/words/en.ts'
import { forms as words } from '#lib/words/en/forms.ts'
import { pageWith, readContent } from '../../helpers/content.ts'
import { mailWith, sampleOf } from '../../helpers/forms.ts'
import { expect, isHidden, isLoadedAt, isVisible, skipMissing, test, type Visitor } from './engine-test.ts'

skipMissing()

type Entry = { links?: { page?: string }[] }

test('phone menu opens one panel at a time and follows a link', async ({ visitor }) => {
  const [first, second] = readContent<{ menu: Entry[] }>('navigation.yaml').menu.flatMap(
    ({ links }) => links?.at(-1)?.page ?? [],
  )
  const summary = (href?: string) => `#menu li:has(> details a[href="${href}"]) summary`
  const link = (href?: string) => `#menu a[href="${href}"]`
  await visitor.open('/contact', 'phone')
  await visitor.until(isHidden, '#menu')
  await visitor.click(`button[popovertarget][aria-label="${en.frame.menu}"]`)
  await visitor.click(summary(first))
  await visitor.until(isVisible, link(first))
  await visitor.click(summary(second))
  await visitor.until(isHidden, link(first))
  await visitor.click(link(second))
  await visitor.until(isLoadedAt, second!)
})

const form = 'form[data-form=contact]'

test('contact form is refused at the missing field, then sent and emptied', async ({ visitor }) => {
  const { values, canary } = sampleOf('contact')
  const { name, ...rest } = values
  await visitor.open('/contact')
  await fillForm(visitor, rest)
  await visitor.until(isVisible, `${form}[novalidate]`)
  await visitor.click(`${form} [type=submit]`)
  await visitor.until(isVisible, `${form} [name=name][aria-invalid=true]:focus`)
  await visitor.until(hasText, form, words.fields.contact.name.missing)
  await fillForm(visitor, { name: name! })
  await visitor.click(`${form} [type=submit]`)
  await visitor.until(hasText, `${form} [role=alert]`, words.success.contact)
  await mailWith(canary)
  await visitor.until(hasValue, `${form} [name=subject]`, '')
})

test('contact form keeps what was typed after Back', async ({ visitor }) => {
  await visitor.open('/contact')
  await fillForm(visitor, { subject: 'Prices' })
  await visitor.until(() => JSON.stringify({ ...sessionStorage }).includes('Prices'))
  await visitor.click('footer a[href="/weight-loss"]')
  await visitor.until(isLoadedAt, '/weight-loss')
  // The driver's own command waits for a load event, which a page from the cache does not have.
  await visitor.evaluate(() => history.back())
  await visitor.until(isLoadedAt, '/contact')
  await visitor.until(hasValue, `${form} [name=subject]`, 'Prices')
  await visitor.evaluate(() => sessionStorage.clear())
})

async function fillForm(visitor: Visitor, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await visitor.click(`${form} [name=${name}]`)
    if (name !== 'smsConsent') await visitor.type(value)
  }
}

function hasText(selector: string, text: string): boolean {
  return document.querySelector(selector)?.textContent.includes(text) ?? false
}

function hasValue(selector: string, value: string): boolean {
  return document.querySelector<HTMLInputElement>(selector)?.value === value
}

test('lightbox opens a picture, and Escape returns the focus to the link', async ({ visitor }) => {
  const picture = ':is(dialog[open], [role=dialog]) img'
  await visitor.open(pageWith('gallery'))
  await visitor.click('a.glightbox')
  await visitor.until(isVisible, picture)
  await visitor.press('Escape')
  await visitor.until(isHidden, picture)
  await visitor.until(isVisible, 'a.glightbox:focus')
})

test('before/after divider follows the mouse', async ({ visitor }) => {
  const divider = 'main input[type=range]'
  await visitor.open('/skin-pen')
  // The script that moves the divider starts after the first paint.
  await expect(async () => {
    const from = await visitor.reach(divider)
    await visitor.mouse([from, { x: from.x + 200, y: from.y }], 'press')
    const value = await visitor.evaluate(
      (one) => document.querySelector<HTMLInputElement>(one)!.value,
      divider,
    )
    expect(Number(value)).toBeGreaterThan(60)
  }).toPass({ timeout: 20_000 })
})
