import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { root } from '../build/run.ts'
import { freePort } from '../server/testing/request.ts'

/** The longest that rendering a page may take on a busy machine. */
export const slow = { timeout: 90_000 }

export const newTitle = 'Bring Your List to the Visit'

/** `npm run edit` over a content folder for the tests of one file. They share its state, so their order matters. */
export function editorOver(content: string) {
  test.describe.configure({ mode: 'default', timeout: 240_000 })
  let origin = ''
  let stop = async () => {}
  const elsewhere: string[] = []

  test.beforeAll(async () => {
    const port = await freePort()
    const editor = spawn(process.execPath, ['scripts/edit.ts'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PORT: String(port), EDIT_DIR: content },
    })
    origin = `http://127.0.0.1:${port}`
    stop = async () => {
      editor.kill('SIGTERM')
      if (editor.exitCode === null && editor.signalCode === null) await once(editor, 'exit')
      for (const folder of [`edit-${port}`, `vite-edit-${port}`])
        rmSync(join(root, '.cache', folder), { recursive: true, force: true })
    }
    await new Promise<void>((ready, fail) => {
      editor.stdout.on('data', (said) => String(said).includes('The editor is at') && ready())
      editor.once('exit', () => fail(new Error('the editor did not start')))
    })
  })
  test.beforeEach(({ page }) => {
    page.on('request', (request) => {
      const url = request.url()
      if (/^https?:/.test(url) && !url.startsWith(origin)) elsewhere.push(url)
    })
    page.on('dialog', (dialog) => void dialog.accept(newTitle))
  })
  test.afterAll(async () => {
    await stop()
    expect(elsewhere, 'requests to other machines').toEqual([])
  })
  return async (page: Page, file: string) => {
    await page.goto('about:blank')
    await page.goto(`${origin}/edit#${file}`)
    await expect(page.locator('.form fieldset').first()).toBeVisible(slow)
    // On a phone the list is there and hidden while a page is open.
    await expect(page.locator('nav li').first()).toBeAttached(slow)
  }
}

export async function save(page: Page): Promise<void> {
  await expect(page.getByRole('status')).toContainText('Not saved yet', slow)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Saved.', slow)
}

export async function unfold(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('main').locator('summary').filter({ hasText: name }).click()
}
