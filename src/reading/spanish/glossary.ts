import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { sentencesOf } from '#lib/sentences.ts'
import type { Problem } from '../content-error.ts'
import { parse } from '../parse.ts'
import { listFiles, readSource, type Source } from '../source.ts'
import { textsOf } from '../texts.ts'
import { isWords } from './is-words.ts'

/** content/es/glossary.yaml: the terms of the Spanish pages, and what they never say. */
const glossarySchema = z.strictObject({
  terms: z.array(
    z.strictObject({
      en: z.string(),
      es: z.string(),
      not: z.array(z.string()).default([]),
      note: z.string().optional(),
    }),
  ),
  refused: z.array(
    z.strictObject({
      phrases: z.array(z.string()).min(1),
      unless: z.array(z.string()).default([]),
      why: z.string(),
    }),
  ),
})

type Rule = { phrase: RegExp; unless?: RegExp; why: string }

/** What the Spanish files say that the glossary refuses: another word for a term, or a claim. A denial is no claim. */
export function glossaryProblems(root: string, problems: Problem[]): Problem[] {
  if (!existsSync(join(root, 'es/glossary.yaml'))) return []
  const glossary = parse(glossarySchema, readSource(root, 'es/glossary.yaml', problems), problems)
  if (!glossary) return []
  const rules: Rule[] = [
    sums,
    ...glossary.terms.flatMap(({ es, not }) =>
      not.map((word) => ({ phrase: wordsOf([word]), why: `say "${es}"` })),
    ),
    ...glossary.refused.map(({ phrases, unless, why }) => ({
      phrase: wordsOf(phrases),
      unless: new RegExp(
        `${denial}${wordsOf(phrases).source}${unless.map((one) => `|${plain(one)}`).join('')}`,
      ),
      why,
    })),
  ]
  return listFiles(root, 'es')
    .filter((file) => file !== 'es/glossary.yaml')
    .flatMap((file) => judged(readSource(root, file, problems), rules))
}

const sums: Rule = {
  phrase: /\$\s?\d|\b\d[\d,.]*\s?(?:dolares|usd)\b/,
  why: 'money written in prose: use a price id, as in {price:membership}',
}

/** Up to ten words after a no: what is denied is not claimed. */
const denial = String.raw`\b(?:no|ni|nunca|ningun|ninguna|nada|nadie|sin|tampoco)\b(?:[\s,"“(]+[\w/-]+){0,10}?[\s,"“(]+`

function judged(source: Source | undefined, rules: Rule[]): Problem[] {
  if (!source) return []
  return textsOf(source)
    .filter(
      ({ field, text }) => !/\ben$|^(?:follows|translator)\b/.test(field) && isWords(keyOf(field), text),
    )
    .flatMap(({ field, text }) =>
      sentencesOf(text.replaceAll(/\{[^}]*\}|\]\([^)]*\)/g, ' ')).flatMap((sentence) =>
        rules
          .filter((rule) => says(rule, plain(sentence)))
          .map(({ why }) => ({ file: source.file, field, message: `in "${sentence}": ${why}` })),
      ),
    )
}

/** The name that a value or the list around it stands under: an id of a figure or a price says nothing to a visitor. */
function keyOf(field: string): string {
  return /(\w+)(?:\[\d+\])*$/.exec(field)?.[1] ?? ''
}

function says({ phrase, unless }: Rule, sentence: string): boolean {
  return phrase.test(unless ? sentence.replaceAll(new RegExp(unless, 'g'), ' ') : sentence)
}

function wordsOf(phrases: string[]): RegExp {
  return new RegExp(String.raw`\b(?:${phrases.map(plain).join('|')})(?![\w])`)
}

/** Lower case, without accents: a rule holds however it is written. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
}
