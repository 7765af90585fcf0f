import { z } from 'zod'
import { listOf } from '#lib/model/schema-helpers.ts'

const phrases = z.array(z.string().min(2))

const rules = {
  denials: phrases.describe('Words that deny a claim after them'),
  questions: phrases.describe('How a question begins that may contain a claim'),
  refused: listOf({
    why: z.string(),
    instead: z.string().optional().describe('What to say instead'),
    phrases: phrases.min(1),
    unless: phrases.default([]).describe('Allowed sentences with the same words'),
    evenDenied: z.boolean().default(false),
  }),
}

const terms = listOf({
  en: z.string(),
  es: z.string(),
  not: phrases.default([]),
  note: z.string().optional(),
})

export const languageSchema = z.strictObject({
  en: z.strictObject(rules),
  es: z.strictObject({ ...rules, terms }),
  sources: listOf({
    kind: z.string(),
    hosts: phrases,
    containing: phrases.default([]),
    unless: phrases.default([]),
  }),
})

export type LanguageFile = z.output<typeof languageSchema>
export type LanguageRules = LanguageFile['en']
