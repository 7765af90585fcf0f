import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { en } from '#lib/words/en.ts'
import { es } from '#lib/words/es.ts'
import { expect, type Visitor } from './engine-test.ts'

export const form = 'form[data-form=contact]'
export const languages = [
  { words: en, root: '' },
  { words: es, root: '/es' },
]

/** What a visitor writes; the address tells one journey's mail from another's. */
export function message() {
  const email = `ada.${randomUUID()}@example.com`
  return {
    name: 'Ada Lovelace',
    email,
    phone: '(202) 555-0100',
    subject: 'Membership & “prices” ñ',
    message: 'One\nTwo',
    smsConsent: 'on',
  }
}

export async function fillForm(visitor: Visitor, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = `${form} [name=${name}]`
    await (name === 'smsConsent' ? visitor.click(field) : visitor.fill(field, value))
  }
}

/** Waits until the server has delivered the one mail with this address. */
export async function expectMail({ email }: { email: string }): Promise<void> {
  const folder = process.env['TEST_OUTBOX'] ?? 'test-results/outbox'
  const received = async () => {
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
    return mails.filter((mail) => mail.replaceAll(/=?\r?\n\s?/g, '').includes(email)).length
  }
  await expect.poll(received, { message: `mail from ${email}`, timeout: 15_000 }).toBe(1)
}
