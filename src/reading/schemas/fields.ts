import { z } from 'zod'
import type { Action, Html } from '#lib/model/text.ts'
import type { Lookups } from '../lookups.ts'
import { fillTokens, linkFault, renderBlocks, renderLine, type Rendered } from '../markdown.ts'
import { fillNames } from '../practice-words.ts'

/** Spaces alone say nothing. */
const written = z.string().min(1).regex(/\S/, 'this is empty')

/** Words shown exactly as they are written: a token here would reach the visitor with its braces. */
function literal(min: number, max: number) {
  return z
    .string()
    .min(min)
    .max(max)
    .regex(/^[^{}]*$/, 'no tokens are filled in here')
}

/** Words of so many characters once the names in them are filled in. */
export function named(lookups: Lookups, min: number, max: number, shorten = (text: string) => text) {
  return z
    .string()
    .meta({ minLength: min, maxLength: max })
    .transform((text, context) => {
      const fill = (words: string) => fillNames(words, lookups.practice, lookups.language)
      const whole = fill(text)
      // A long state is written by its letters.
      const brief = whole.length > max ? fill(text.replaceAll('{state}', '{st}')) : whole
      const filled = brief.length > max ? shorten(brief) : brief
      const limit = { origin: 'string', inclusive: true, input: text } as const
      const message = 'no tokens but names, such as {city}, are filled in here'
      if (/[{}]/.test(filled)) context.issues.push({ code: 'custom', message, input: text })
      if (filled.length < min) context.issues.push({ code: 'too_small', minimum: min, ...limit })
      if (filled.length > max) context.issues.push({ code: 'too_big', maximum: max, ...limit })
      return filled
    })
}

/** Plain words without markup: titles, labels. Tokens are filled in. */
export function words(lookups: Lookups, max = 120) {
  return written.max(room(lookups, max)).transform((text, context) => {
    const { filled, faults } = fillTokens(text, lookups)
    for (const message of faults) context.issues.push({ code: 'custom', message, input: text })
    return filled
  })
}

/** One line of Markdown: bold, links, tokens. */
export function line(lookups: Lookups, max = 600) {
  return written.max(room(lookups, max)).transform(checked((text) => renderLine(text, lookups)))
}

/** Paragraphs of Markdown. */
export function prose(lookups: Lookups) {
  return written.transform(checked((text) => renderBlocks(text, lookups)))
}

/** Spanish takes a third more room to say the same. */
function room({ language }: Lookups, max: number): number {
  return language === 'es' ? Math.ceil(max * 1.35) : max
}

/** An id that must be known; it becomes the value behind it. The editor offers what `refers` names. */
export function reference<Value>(known: Map<string, Value>, kind: string) {
  return z
    .string()
    .meta({ refers: kind })
    .transform((id, context) => {
      const value = known.get(id)
      if (value === undefined) {
        context.issues.push({ code: 'custom', message: `unknown ${kind} "${id}"`, input: id })
        return z.NEVER
      }
      return value
    })
}

/** How most sections begin. */
export const opening = (lookups: Lookups) => ({
  title: words(lookups, 90),
  intro: prose(lookups).optional(),
})

/** The entries of a list between two paragraphs. */
export const itemList = (lookups: Lookups) => z.array(line(lookups)).min(2).max(14)

/** A price id; naming it in a page counts as showing it. */
export function priceReference(lookups: Lookups) {
  return reference(lookups.prices, 'price').transform((price) => {
    lookups.shownPrices.add(price.id)
    return price
  })
}

/** Prices by id. Those that are withdrawn are left out, so a list may come out empty. */
export function priceList(lookups: Lookups, min: 0 | 1) {
  return z
    .array(z.string().meta({ refers: 'price' }))
    .min(min)
    .transform((ids, context) =>
      ids.flatMap((id, index) => {
        if (lookups.withdrawnPrices.has(id)) return []
        const price = lookups.prices.get(id)
        if (price) lookups.shownPrices.add(id)
        else
          context.issues.push({ code: 'custom', path: [index], message: `unknown price "${id}"`, input: id })
        return price ?? []
      }),
    )
}

/** A button: its words and where it leads (contact, booking, enrollment, financing, the look-up of licenses, a call, or an address). */
export function action(lookups: Lookups) {
  return z
    .strictObject({
      text: literal(2, 48).describe('What the button says'),
      to: z
        .string()
        .min(1)
        .describe(
          'contact, booking, enrollment, portal, financing, license, call, or an address such as /prices',
        ),
    })
    .transform(({ text, to }, context): Action => {
      const { links, phone } = lookups.practice
      const outbound: Record<string, string | undefined> = {
        booking: links.booking,
        enrollment: links.enrollment,
        portal: links.portal?.url,
        financing: links.financingApply,
        license: links.licenseLookup,
      }
      const href = outbound[to]
      if (href) return { text, href, external: true }
      if (to === 'call') return { text, href: `tel:${phone.href}`, external: false }
      if (to === 'contact') return { text, href: contactAddress(lookups), external: false }
      const fault = to === 'portal' ? noPortal : linkFault(to, lookups)
      if (fault) context.issues.push({ code: 'custom', path: ['to'], message: fault, input: to })
      return { text, href: to, external: to.startsWith('https:') }
    })
}

export const noPortal = 'practice.yaml names no portal (links.portal)'

/** A treatment's contact button tells the form which treatment it is about. */
function contactAddress({ address, previews }: Lookups): string {
  const family = previews.get(address)?.family
  return family && family !== 'practice' ? `/contact?about=${address.slice(1)}` : '/contact'
}

type Context = { issues: { push(issue: { code: 'custom'; message: string; input: unknown }): unknown } }

function checked(render: (text: string) => Rendered) {
  return (text: string, context: Context): Html => {
    const { html, faults } = render(text)
    for (const message of faults) context.issues.push({ code: 'custom', message, input: text })
    return html
  }
}
