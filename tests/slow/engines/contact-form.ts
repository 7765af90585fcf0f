import { en } from '#lib/words/en.ts'
import { es } from '#lib/words/es.ts'
import type { Visitor } from './engine-test.ts'

export const form = 'form[data-form=contact]'
export const languages = [
  { words: en, root: '' },
  { words: es, root: '/es' },
]

export async function fillForm(visitor: Visitor, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = `${form} [name=${name}]`
    await (name === 'smsConsent' ? visitor.click(field) : visitor.fill(field, value))
  }
}
