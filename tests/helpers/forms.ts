import { readdir, readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { FormName } from '#lib/forms/definitions.ts'
import { type Mail, readMail } from '../../server/testing/read-mail.ts'

/** Valid values for a form. The canary in them identifies the mail of one test. */
export function sampleOf(form: FormName) {
  const canary = randomUUID()
  const email = `ada.${canary}@example.com`
  const samples = {
    contact: {
      name: 'Ada Lovelace',
      email,
      phone: '(202) 555-0100',
      subject: 'Membership & “prices” ñ <script>x</script> $& "',
      message: `Two lines,\nand a canary: ${canary}`,
      smsConsent: 'on',
    },
    newsletter: { subscriber_email: email },
    resume: {
      user_name: 'Grace Hopper',
      user_email: email,
      message: `I would like to <b>work</b> with you $& " ${canary}`,
      resume_link: 'https://files.example.com/cv.pdf?dl=0#page=1',
    },
  } satisfies Record<FormName, Record<string, string>>
  return { values: samples[form] as Record<string, string>, canary }
}

export const formPages: Record<FormName, string> = {
  contact: '/contact',
  newsletter: '/',
  resume: '/careers',
}

export function formOn(page: Page, form: FormName): Locator {
  return page.locator(`form[data-form="${form}"]`)
}

/** Focuses a field and waits until the form is hydrated, when its own validation replaces the browser's. */
export async function hydrate(page: Page, form: FormName): Promise<Locator> {
  const element = formOn(page, form)
  await element.locator(':is(input:not([type=hidden]):not([tabindex]), textarea):visible').first().focus()
  await expect(element).toHaveAttribute('novalidate')
  return element
}

export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = form.locator(`[name="${name}"]`)
    if (name === 'smsConsent') await control.setChecked(value !== '')
    else await control.fill(value)
  }
}

export async function filled(page: Page, name: FormName, values = sampleOf(name).values): Promise<Locator> {
  await page.goto(formPages[name])
  const form = await hydrate(page, name)
  await fill(form, values)
  return form
}

export function shown(form: Locator): Promise<Record<string, string>> {
  return form.evaluate((element: HTMLFormElement) => {
    const visible = [...element.elements].filter(
      (one) =>
        'name' in one &&
        one.name &&
        (one as HTMLInputElement).type !== 'hidden' &&
        !one.hasAttribute('tabindex'),
    ) as HTMLInputElement[]
    return Object.fromEntries(
      visible.map((one) => [one.name, one.type === 'checkbox' && !one.checked ? '' : one.value]),
    )
  })
}

export function submit(form: Locator): Promise<void> {
  return form.locator('button[type=submit]').click()
}

/** The queue of the tests' relay, which has no mail server: see playwright.config.ts. */
const waiting = 'test-results/data/new'

export async function mailWith(canary: string): Promise<Mail> {
  await expect.poll(async () => (await mailsWith(canary)).length, { timeout: 10_000 }).toBe(1)
  return (await mailsWith(canary))[0]!
}

export async function mailsWith(canary: string): Promise<Mail[]> {
  const names = await readdir(waiting).catch(() => [])
  const raw = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(waiting, name), 'utf8')),
  )
  return raw.map(readMail).filter(({ headers, text }) => JSON.stringify([headers, text]).includes(canary))
}
