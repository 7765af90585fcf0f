import MarkdownIt, { type MarkdownIt as Markdown } from 'markdown-it'
import { formatMoney, formatPrice } from '#lib/money.ts'
import { isOnlyEnglish, spanishHref } from '#lib/language.ts'
import type { Html } from '#lib/model/text.ts'
import { UNBREAKABLE_NAME } from '#lib/typography.ts'
import { wordsIn } from '#lib/words/words.ts'
import type { Lookups } from './lookups.ts'
import { contractArticles, practiceTokens } from './practice-tokens.ts'
import { report, type FieldContext } from './resolve.ts'

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true })
  .use(renderWarnings)
  .use(localizeLinks)
  .use(setEnglishLang)
  .use(labelCells)
  .use(keepNamesTogether)

/** On Spanish pages underscores mark English words for screen readers. */
function setEnglishLang({ renderer }: Markdown): void {
  renderer.rules['em_open'] = (tokens, index, options, _, self) => {
    const token = tokens[index]!
    if (token.markup === '_') token.attrSet('lang', 'en')
    return self.renderToken(tokens, index, options)
  }
}

/** components/ui/no-break.ts does the same for plain text. */
function keepNamesTogether({ renderer, utils }: Markdown): void {
  renderer.rules['text'] = (tokens, index) =>
    utils
      .escapeHtml(tokens[index]!.content)
      .replaceAll(UNBREAKABLE_NAME, '<span class="whitespace-nowrap">$&</span>')
}

/** The first cell of a row is its header. On phones CSS shows the others with the heading of their column. */
function labelCells(markdown: Markdown): void {
  markdown.core.ruler.push('cells', ({ tokens }) => {
    let heads: string[] = []
    let column = 0
    for (const [index, token] of tokens.entries()) {
      if (token.type === 'thead_open') heads = []
      if (token.type === 'th_open') {
        token.attrSet('scope', 'col')
        heads.push(tokens[index + 1]!.content)
      }
      if (token.type === 'tr_open') column = 0
      if (token.type !== 'td_open') continue
      if (column > 0) token.attrSet('data-head', heads[column]!)
      else {
        token.attrSet('scope', 'row')
        token.tag = 'th'
        tokens[index + 2]!.tag = 'th'
      }
      column++
    }
  })
}

const emergencyNumber = /\b(?:911|988)\b/

/** A quotation that names an emergency number is shown as a warning. */
function renderWarnings(markdown: Markdown): void {
  markdown.core.ruler.push('warnings', ({ tokens }) => {
    for (const [start, token] of tokens.entries()) {
      if (token.type !== 'blockquote_open') continue
      const end = tokens.findIndex(
        ({ type, level }, index) => index > start && type === 'blockquote_close' && level === token.level,
      )
      const texts = tokens.slice(start, end).map(({ content }) => content)
      if (!emergencyNumber.test(texts.join(' '))) continue
      token.tag = 'div'
      token.attrSet('class', 'prose-warning')
      tokens[end]!.tag = 'div'
    }
  })
}

export function renderMarkdown(text: string, context: FieldContext): Html {
  return markdown.render(fillAndCheckLinks(text, context), context.lookups) as Html
}

export function renderInlineMarkdown(text: string, context: FieldContext): Html {
  return markdown.renderInline(fillAndCheckLinks(text, context), context.lookups) as Html
}

function fillAndCheckLinks(source: string, context: FieldContext): string {
  const text = fillTokens(source, context)
  for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)[^)]*\)/g)) {
    const fault = linkProblem(target, context.lookups)
    if (fault) report(context, fault)
  }
  return text
}

/** Replaces tokens such as {price:id}, {amount:id*20}, {claim:id} and {city}. */
export function fillTokens(text: string, context: FieldContext): string {
  const { lookups, state } = context
  const filled = dropWithdrawnSentences(fillSentences(text, lookups), lookups).replaceAll(
    /\{([a-z]+)(?::([^}*]+)(?:\*(\d+))?)?\}/gi,
    (token, name, id, times) => {
      const value = tokenValue(name, id ?? '', Number(times ?? 1), lookups)
      if (value === undefined) report(context, unknownToken(token, name))
      else if (name === 'price' || name === 'amount') state.shownPrices.add(id)
      return value ?? token
    },
  )
  return contractArticles(filled, lookups.language)
}

function unknownToken(token: string, name: string): string {
  return name === 'picture' || name === 'diagram'
    ? `${token} must stand on a line of its own, in a post`
    : `unknown token ${token}`
}

/** Removes sentences with a withdrawn price or rating, and with {closed} if the practice is open every day. */
function dropWithdrawnSentences(text: string, { withdrawnPrices, practice }: Lookups): string {
  const names = [...withdrawnPrices].flatMap((id) => [`{price:${id}}`, `{amount:${id}`])
  if (practice.closed?.length === 0) names.push('{closed}')
  if (practice.rating?.publish === false) names.push('{rating}')
  if (!names.some((name) => text.includes(name))) return text
  return text.replaceAll(/\S.*?(?:[.!?][*)”"]*(?=\s|$)|$) ?/gm, (sentence) =>
    names.some((name) => sentence.includes(name)) ? '' : sentence,
  )
}

/** These become sentences, which may have tokens too; a law that is not written yet becomes nothing. */
function fillSentences(text: string, { catalogs, answers, warnings }: Lookups): string {
  const filled = text.replaceAll(/( ?)\{(law|answer|warning):([^}]+)\}/g, (token, space, catalog, id) => {
    const sentence =
      catalog === 'law' ? catalogs.law.get(id)?.text : (catalog === 'answer' ? answers : warnings).get(id)
    return sentence === null ? '' : sentence === undefined ? token : space + sentence
  })
  return filled === text ? text : filled.trim()
}

function tokenValue(name: string, id: string, times: number, lookups: Lookups): string | undefined {
  const { catalogs, outsideAmounts, claims, companies, practice, language } = lookups
  const price = catalogs.price.get(id)
  if (name === 'price') return price && formatPrice(price, wordsIn(language).money)
  if (name === 'amount') return price && formatMoney(price.amount * times)
  const amount = outsideAmounts.get(id)
  if (name === 'outside') return amount === undefined ? undefined : formatMoney(amount * times)
  if (name === 'claim') return claims.get(id)
  return name === 'companies' ? companies : practiceTokens(practice, language)[name]
}

function localizeLinks(markdown: Markdown): void {
  const { badge, label } = wordsIn('es').translation
  const isEnglish: boolean[] = []
  const { rules } = markdown.renderer
  rules['link_open'] = (tokens, index, options, env, renderer) => {
    const { language, spanish } = env as unknown as Lookups
    const token = tokens[index]!
    const href = String(token.attrGet('href'))
    const to = language === 'es' ? spanishHref(href, spanish) : href
    token.attrSet('href', to)
    isEnglish.push(language === 'es' && isOnlyEnglish(to))
    if (isEnglish.at(-1)) token.attrSet('hreflang', 'en')
    return renderer.renderToken(tokens, index, options)
  }
  rules['link_close'] = () =>
    isEnglish.pop()
      ? `<span class="in-english" aria-hidden="true">${badge}</span><span class="sr-only">${label}</span></a>`
      : '</a>'
}

export function linkProblem(target: string, lookups: Lookups): string | undefined {
  if (/^(https:|tel:|mailto:|#)/.test(target)) return undefined
  if (!target.startsWith('/')) return `link "${target}" must start with / or https:`
  const path = target.split(/[?#]/)[0] ?? ''
  return lookups.addresses.has(path) ? undefined : `dead link: there is no page at ${path}`
}
