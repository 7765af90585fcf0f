import { expect, test, type Page } from '@playwright/test'
import { startEditor } from '../../editor/testing/start-editor.ts'

/** As long as a page may take to be drawn anew. */
export const slow = { timeout: 90_000 }

/**
 * An editor for the tests of one file, which go on from each other; its content goes when it ends. Where it asks whether
 * something may be thrown away, the answer is yes.
 */
export function editorOver(port: number, content: { root: string; dispose: () => void }) {
  test.describe.configure({ mode: 'serial', timeout: 240_000 })
  let editor: Awaited<ReturnType<typeof startEditor>>
  const elsewhere: string[] = []

  test.beforeAll(async () => {
    editor = await startEditor(port, content.root)
  })
  test.beforeEach(({ page }) => {
    page.on('request', (request) => {
      const url = request.url()
      if (/^https?:/.test(url) && !url.startsWith(editor.origin)) elsewhere.push(url)
    })
    page.on('dialog', (dialog) => void dialog.accept())
  })
  test.afterAll(() => {
    editor?.stop()
    content.dispose()
  })

  return {
    /** Where it is, once it has started. */
    origin: () => editor.origin,
    /** What was asked of any other machine. */
    elsewhere,
    async open(page: Page, file: string): Promise<void> {
      await page.goto('about:blank')
      await page.goto(`${editor.origin}/edit#${file}`)
      await expect(page.getByRole('status')).toHaveText('Nothing changed.', slow)
    },
  }
}

export async function save(page: Page): Promise<void> {
  await expect(page.getByRole('status')).toContainText('Not saved yet', { timeout: 60_000 })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status')).toHaveText('Saved.', { timeout: 60_000 })
}

/** Unfolds an entry of a register, such as one of the prices. */
export async function unfold(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).click()
}
