import { z } from 'zod'
import type { Price } from '#lib/model/price.ts'
import type { Action } from '#lib/model/text.ts'
import { wordsIn, type Words } from '#lib/words/words.ts'
import { type CatalogName, unknownId } from '../lookups.ts'
import { fillTokens, linkProblem, renderMarkdown, renderInlineMarkdown } from '../markdown.ts'
import { tooSmallMessage, tooBigMessage } from '../parse.ts'
import { fillNames } from '../practice-tokens.ts'
import { withLookups, report, type FieldContext } from '../resolve.ts'

const nonEmpty = z.string().min(1, { abort: true }).regex(/\S/, 'this field is empty')

const withoutTokens = z
  .string()
  .regex(/^[^{}]*$/, 'this text must not contain { or }: tokens are not filled in here')

/** The limits apply after names such as {city} are filled in; other tokens are refused. */
export function textWithNames(min: number, max: number, shorten = (text: string) => text) {
  return withLookups(z.string().meta({ minLength: min, maxLength: max }), (text, context) => {
    const fill = (words: string) => fillNames(words, context.lookups.practice, context.lookups.language)
    const whole = fill(text)
    const brief = whole.length > max ? fill(text.replaceAll('{state}', '{st}')) : whole
    const filled = brief.length > max ? shorten(brief) : brief
    if (/[{}]/.test(filled)) report(context, 'only names such as {city} are filled in here, no other tokens')
    if (filled.length < min) report(context, tooSmallMessage('string', min))
    if (filled.length > max) report(context, tooBigMessage('string', max))
    return filled
  })
}

/** Text without Markdown. Tokens are filled in. */
export function plainText(max = 120) {
  return withLookups(limitedText(max), fillTokens)
}

export function inlineMarkdown(max = 600) {
  return withLookups(limitedText(max), renderInlineMarkdown)
}

export const markdown = withLookups(nonEmpty, renderMarkdown)

/** `grows` tells the editor that spanishLimit applies. */
function limitedText(max: number) {
  return withLookups(nonEmpty.meta({ maxLength: max, grows: true }), (text, context) => {
    const limit = context.lookups.language === 'es' ? spanishLimit(max) : max
    if (text.length > limit) report(context, tooBigMessage('string', limit))
    return text
  })
}

/** Spanish texts are about a third longer. */
export function spanishLimit(max: number): number {
  return Math.ceil(max * 1.35)
}

/** An existing id, replaced by what it names; a price counts as shown. The editor lists the ids of `refers`. */
export function reference<Name extends CatalogName>(catalog: Name) {
  return withLookups(z.string().meta({ refers: catalog }), (name, context) => {
    const value = context.lookups.catalogs[catalog].get(name)
    if (value === undefined) report(context, unknownId(catalog, name))
    else if (catalog === 'price') context.state.shownPrices.add(name)
    return value!
  })
}

export const titleAndIntro = { title: plainText(90), intro: markdown.optional() }

export const itemList = z.array(inlineMarkdown()).min(2).max(14)

/** Withdrawn prices are left out, so the list may be empty. */
export function priceList(min: 0 | 1) {
  return withLookups(z.array(z.string().meta({ refers: 'price' })).min(min), (ids, context) =>
    ids.flatMap((name, index) => {
      const price = priceNamed(name, context, index)
      if (price) context.state.shownPrices.add(name)
      return price ?? []
    }),
  )
}

/** Undefined for a withdrawn price too, but only an unknown one is reported. */
function priceNamed(name: string, context: FieldContext, index: number): Price | undefined {
  const { catalogs, withdrawnPrices } = context.lookups
  const price = catalogs.price.get(name)
  if (!price && !withdrawnPrices.has(name)) report(context, unknownId('price', name), index)
  return price
}

/** What a usual treatment costs with each product; withdrawn products are left out. */
export const usualTreatments = withLookups(
  z
    .array(
      z.strictObject({
        price: z.string().meta({ refers: 'price' }),
        units: z.int().positive().describe('How many units a usual treatment takes'),
        text: inlineMarkdown(200).describe('What the product is, and what it is approved for'),
      }),
    )
    .min(2)
    .describe('A table of the price of a unit, the units and their sum'),
  (rows, context) =>
    rows.flatMap(({ price: name, ...row }, index) => {
      const price = priceNamed(name, context, index)
      return price ? [{ ...row, price }] : []
    }),
)

export const action = withLookups(
  z.strictObject({
    text: withoutTokens.min(2).max(48).describe('What the button says'),
    to: z
      .string()
      .min(1)
      .describe(
        'contact, booking, enrollment, portal, financing, license, call, or an address such as /prices',
      ),
  }),
  ({ text, to }, context): Action => {
    const href = practiceLink(to, context)
    if (href) return { text, href, external: true }
    if (to === 'call') return { text, href: `tel:${context.lookups.practice.phone.href}`, external: false }
    if (to === 'contact') return { text, href: contactAddress(context), external: false }
    const fault = to === 'portal' ? noPortalMessage : linkProblem(to, context.lookups)
    if (fault) report(context, fault, 'to')
    return { text, href: to, external: to.startsWith('https:') }
  },
)

export function practiceLink(name: string, { lookups }: FieldContext): string | undefined {
  const { booking, enrollment, portal, financingApply, licenseLookup, sisterSite } = lookups.practice.links
  return new Map([
    ['booking', booking],
    ['enrollment', enrollment],
    ['portal', portal?.url],
    ['financing', financingApply],
    ['license', licenseLookup],
    ['sister-site', sisterSite?.url],
  ]).get(name)
}

export const noPortalMessage = 'practice.yaml has no portal: write its address in links.portal'

/** The contact form preselects the treatment of `?about=`. */
function contactAddress({ address, lookups }: FieldContext): string {
  const family = lookups.catalogs.page.get(address)?.family
  return family && family !== 'practice' ? `/contact?about=${address.slice(1)}` : '/contact'
}

export const videoId = z.string().regex(/^[\w-]{11}$/, 'must be the 11 characters of a video id')

export function textOrDefault(max: number, own: (all: Words) => string) {
  return withLookups(plainText(max).optional(), (text, { lookups }) => text ?? own(wordsIn(lookups.language)))
}
