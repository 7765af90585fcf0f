import type { FormName } from '#lib/forms/definitions.ts'
import { failureMessage, rejections } from '#lib/forms/messages.ts'
import { forms as english } from '#lib/words/en/forms.ts'
import { formPages, mailWith, sampleOf } from '../../src/blocks/SiteForm/testing/form-helpers.ts'
import { expect, test } from './engine-test.ts'
import { startOwnServer } from './own-server.ts'
import { keys } from './inputs.ts'
import type { Visitor } from './visitor.ts'

const names = ['contact', 'newsletter', 'resume'] as const
const port = Number(process.env['TEST_PORT'] ?? 4517)

for (const name of names) {
  test(`${name}: sent, received as written, the form empty again`, async ({ visitor }) => {
    const { values, canary } = sampleOf(name)
    await visitor.open(formPages[name])
    await fill(visitor, name, values)
    await visitor.click(`${form(name)} [type=submit]`)
    await expectAlert(visitor, name, english.success[name])
    const { text } = await mailWith(canary)
    for (const [field, value] of Object.entries(values))
      if (field !== 'smsConsent') expect(text).toContain(value)
    expect(await visitor.evaluate(shown, form(name))).toBe('')
  })

  test(`${name}: not sent while the line is down, kept, and sent when it is back`, async ({
    visitor,
    complaints,
    engine,
  }, { outputDir }) => {
    // A server is started twice, and on a busy machine each form takes most of a minute.
    test.setTimeout(150_000)
    const { values, canary } = sampleOf(name)
    const server = await startOwnServer(port + (engine === 'firefox' ? 11 : 12), outputDir)
    try {
      await visitor.open(server.url + formPages[name])
      await fill(visitor, name, values)
      await server.stop()
      await visitor.click(`${form(name)} [type=submit]`)
      await expectAlert(visitor, name, failureMessage(name, rejections.network))
      expect(await visitor.evaluate(shown, form(name))).not.toBe('')
      await server.start()
      await visitor.click(`${form(name)} [type=submit]`)
      await expectAlert(visitor, name, english.success[name])
      await mailWith(canary)
      // A request without an answer is the browser's to complain of.
      await complaints()
    } finally {
      await server.stop()
    }
  })
}

test('what is missing is said at its field, and the focus goes there', async ({ visitor }) => {
  await visitor.open('/contact')
  await fill(visitor, 'contact', { message: 'Hello' })
  await visitor.click(`${form('contact')} [type=submit]`)
  await expect.poll(() => visitor.hasFocus('[name=name][aria-invalid=true]')).toBe(true)
  expect(await visitor.text(form('contact'))).toContain('Enter your name.')
  await visitor.evaluate(() => sessionStorage.clear())
})

test('a phone number in brackets is seen whole in its field', async ({ visitor }) => {
  await visitor.open('/contact')
  const hanging = await visitor.evaluate(() =>
    getComputedStyle(document.querySelector('[name=phone]')!).getPropertyValue('hanging-punctuation'),
  )
  expect(hanging || 'none').toBe('none')
})

const form = (name: FormName) => `form[data-form="${name}"]`

async function fill(visitor: Visitor, name: FormName, values: Record<string, string>): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    const control = `${form(name)} [name="${field}"]`
    await visitor.middleOf(control)
    if (field === 'smsConsent') await visitor.click(control)
    else await visitor.type(control, value.replaceAll('\n', keys.Enter))
  }
  await expect.poll(() => visitor.count(`astro-island[ssr] ${form(name)}`)).toBe(0)
}

async function expectAlert(visitor: Visitor, name: FormName, words: string): Promise<void> {
  await expect.poll(() => visitor.text(`${form(name)} [role=alert]`), { timeout: 20_000 }).toContain(words)
}

/** What stands in the fields a visitor sees. */
function shown(selector: string): string {
  const fields = document.querySelectorAll<HTMLInputElement>(
    `${selector} :is(input:not([type=hidden], [type=checkbox], [tabindex]), textarea)`,
  )
  return [...fields].map(({ value }) => value).join('')
}
