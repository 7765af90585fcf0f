import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { forms as english } from '#lib/words/en/forms.ts'
import { fill, formPages, mailWith, sampleOf, submit, wake } from './testing/form-helpers.ts'

const names = ['contact', 'newsletter', 'resume'] as const

test('a visitor who forbids all storage can send every form', async ({ launchOptions, baseURL }) => {
  test.slow()
  const profile = await mkdtemp(join(tmpdir(), 'no-storage-'))
  await mkdir(join(profile, 'Default'))
  // The browser's own setting "block all cookies": localStorage and sessionStorage throw when they are named.
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings))
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL })
  const page = await context.newPage()
  for (const name of names) {
    const { values, canary } = sampleOf(name)
    await page.goto(formPages[name])
    expect(await page.evaluate(readStorage)).toBe('SecurityError')
    const form = await wake(page, name)
    await fill(form, values)
    await submit(form)
    await expect(form.getByRole('alert')).toHaveText(english.success[name])
    await mailWith(canary)
  }
  await context.close()
  await rm(profile, { recursive: true })
})

test('a visitor whose storage is full can send a form', async ({ page }) => {
  const { values, canary } = sampleOf('contact')
  await page.goto('/contact')
  expect(await page.evaluate(fillStorage)).toBe('QuotaExceededError')
  const form = await wake(page, 'contact')
  await fill(form, values)
  await submit(form)
  await expect(form.getByRole('alert')).toHaveText(english.success.contact)
  await mailWith(canary)
})

function readStorage(): string {
  try {
    return String(localStorage.length + sessionStorage.length)
  } catch (error) {
    return (error as Error).name
  }
}

/** Halves what it stores until not even one letter more will go in. */
function fillStorage(): string {
  let refusal = ''
  for (const storage of [localStorage, sessionStorage])
    for (let size = 4 * 1024 * 1024; size >= 1; size /= 2)
      try {
        storage.setItem(`filler ${size}`, 'x'.repeat(size))
      } catch (error) {
        refusal = (error as Error).name
      }
  return refusal
}
