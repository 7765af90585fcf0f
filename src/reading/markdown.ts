import MarkdownIt, { type MarkdownIt as Markdown } from 'markdown-it'
import { formatMoney, formatPrice } from '#lib/money.ts'
import { isOnlyEnglish, spanishHref } from '#lib/language.ts'
import type { Html } from '#lib/model/text.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import type { Lookups } from './lookups.ts'
import { drawWarnings } from './markdown-warnings.ts'
import { contracted, practiceWords } from './practice-words.ts'

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true })
  .use(drawWarnings)
  .use(leadToSpanish)
  .use(nameEnglish)

/** On a Spanish page _opted out_ is English: a screen reader changes its voice for it. */
function nameEnglish({ renderer }: Markdown): void {
  renderer.rules['em_open'] = (tokens, index, options, _, self) => {
    const token = tokens[index]!
    if (token.markup === '_') token.attrSet('lang', 'en')
    return self.renderToken(tokens, index, options)
  }
}

/** A text with its tokens filled in, what is wrong with it, and the prices it names. */
export type Filled = { text: string; faults: string[]; prices: string[] }
type Rendered = Filled & { html: Html }

/** Markdown paragraphs to HTML, with tokens filled in and links and tokens checked. */
export function renderBlocks(text: string, lookups: Lookups): Rendered {
  const filled = withLinks(fillTokens(text, lookups), lookups)
  return { ...filled, html: markdown.render(filled.text, lookups) as Html }
}

/** One line of Markdown to HTML without a paragraph around it. */
export function renderLine(text: string, lookups: Lookups): Rendered {
  const filled = withLinks(fillTokens(text, lookups), lookups)
  return { ...filled, html: markdown.renderInline(filled.text, lookups) as Html }
}

/** Replaces {price:id}, {amount:id}, {amount:id*20}, {outside:id}, {claim:id}, {law:id}, {answer:id}, {companies} and the practice's words. */
export function fillTokens(text: string, lookups: Lookups): Filled {
  const faults: string[] = []
  const prices: string[] = []
  const filled = withoutWithdrawn(withSentences(text, lookups), lookups).replaceAll(
    /\{([a-z]+)(?::([^}*]+)(?:\*(\d+))?)?\}/gi,
    (token, name, id, times) => {
      const value = tokenValue(name, id, Number(times ?? 1), lookups)
      if (value === undefined) faults.push(unknownToken(token, name))
      else if (name === 'price' || name === 'amount') prices.push(id)
      return value ?? token
    },
  )
  return { text: contracted(filled, lookups.language), faults, prices }
}

function unknownToken(token: string, name: string): string {
  return name === 'picture' || name === 'figure'
    ? `${token} must stand on a line of its own, in a post`
    : `unknown token ${token}`
}

/** A sentence that names a withdrawn price or rating, or the closed days of a practice that has none, is untrue: it goes. */
function withoutWithdrawn(text: string, { withdrawnPrices, practice }: Lookups): string {
  const names = [...withdrawnPrices].flatMap((id) => [`{price:${id}}`, `{amount:${id}`])
  if (practice.closed?.length === 0) names.push('{closed}')
  if (practice.rating?.publish === false) names.push('{rating}')
  if (!names.some((name) => text.includes(name))) return text
  return text.replaceAll(/\S.*?(?:[.!?][*)”"]*(?=\s|$)|$) ?/gm, (sentence) =>
    names.some((name) => sentence.includes(name)) ? '' : sentence,
  )
}

/** What the law says and the owner answered are whole sentences with tokens of their own; a law that nobody has written goes. */
function withSentences(text: string, { registers, answers }: Lookups): string {
  const said = text.replaceAll(/( ?)\{(law|answer):([^}]+)\}/g, (token, space, register, id) => {
    const sentence = register === 'law' ? registers.law.get(id)?.text : answers.get(id)
    return sentence === null ? '' : sentence === undefined ? token : space + sentence
  })
  return said === text ? text : said.trim()
}

function tokenValue(
  name: string,
  id: string | undefined,
  times: number,
  lookups: Lookups,
): string | undefined {
  if (name === 'price' || name === 'amount') {
    const price = lookups.registers.price.get(id ?? '')
    if (!price) return undefined
    return name === 'price'
      ? formatPrice(price, wordsIn(lookups.language).money)
      : formatMoney(price.amount * times)
  }
  if (name === 'outside') {
    const amount = lookups.outsideAmounts.get(id ?? '')
    return amount === undefined ? undefined : formatMoney(amount * times)
  }
  if (name === 'claim') return lookups.claims.get(id ?? '')
  return name === 'companies' ? lookups.companies : practiceWords(lookups.practice, lookups.language)[name]
}

function withLinks(filled: Filled, lookups: Lookups): Filled {
  const faults = [...filled.text.matchAll(/\]\(([^)\s]+)[^)]*\)/g)].flatMap(
    ([, target = '']) => linkFault(target, lookups) ?? [],
  )
  return { ...filled, faults: [...filled.faults, ...faults] }
}

/** As ui/Link does for components: a link of a Spanish text goes to the Spanish page, or with a mark to the English one. */
function leadToSpanish(markdown: Markdown): void {
  const { mark, marked } = wordsIn('es').translation
  const isMarked: boolean[] = []
  const { rules } = markdown.renderer
  rules['link_open'] = (tokens, index, options, env, renderer) => {
    const { language, spanish } = env as unknown as Lookups
    const token = tokens[index]!
    const href = String(token.attrGet('href'))
    const to = language === 'es' ? spanishHref(href, spanish) : href
    token.attrSet('href', to)
    isMarked.push(language === 'es' && isOnlyEnglish(to))
    if (isMarked.at(-1)) token.attrSet('hreflang', 'en')
    return renderer.renderToken(tokens, index, options)
  }
  rules['link_close'] = () =>
    isMarked.pop()
      ? `<span class="in-english" aria-hidden="true">${mark}</span><span class="sr-only">${marked}</span></a>`
      : '</a>'
}

/** Why an address cannot be linked to, or undefined if it can. */
export function linkFault(target: string, lookups: Lookups): string | undefined {
  if (/^(https:|tel:|mailto:|#)/.test(target)) return undefined
  if (!target.startsWith('/')) return `link "${target}" must start with / or https:`
  const path = target.split(/[?#]/)[0] ?? ''
  return lookups.addresses.has(path) ? undefined : `dead link: there is no page at ${path}`
}
