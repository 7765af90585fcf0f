import { formatPriceInFull } from '#lib/money.ts'
import type { Price } from '#lib/model/price.ts'
import type { Html } from '#lib/model/text.ts'
import type { Site } from '#reading/site.ts'

/** Turns a piece of the site's HTML into Markdown; nothing stays nothing. */
type Write = (html?: Html) => string[]

export function injectionMarkdown(
  { title, description, status, bullets, caution, frequency, prices }: Site['injections'][number],
  md: Write,
) {
  return [
    `### ${title}`,
    ...md(description),
    ...md(status),
    bullets.map(({ lead, text }) => `- ${lead ? `**${lead}:** ` : ''}${md(text)}`).join('\n'),
    ...md(caution),
    `How often: ${frequency}`,
    prices.map(priceLine).join('\n'),
  ]
}

export function dripMarkdown(
  { title, description, minutes, price, questions }: Site['drips'][number],
  md: Write,
) {
  return [
    `### ${title}`,
    ...md(description),
    `${minutes} minutes, ${formatPriceInFull(price)}`,
    ...questions.map(
      ({ question, answer, more }) => `**${question}** ${[...md(answer), ...md(more)].join(' ')}`,
    ),
  ]
}

/** '- Botox: $13 per unit' */
export function priceLine(price: Price): string {
  return `- ${price.name}: ${formatPriceInFull(price)}${price.note ? `. ${price.note}` : ''}`
}
