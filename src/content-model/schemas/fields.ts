import { z } from 'zod'
import { matching } from '#lib/model/shapes.ts'
import type { Action } from '#lib/model/text.ts'
import { wordsIn, type Words } from '#lib/words/words.ts'
import type { Kind } from '../lookups.ts'
import { fillTokens, linkFault, renderBlocks, renderLine } from '../markdown.ts'
import { least, most } from '../parse.ts'
import { fillNames } from '../practice-words.ts'
import { later, report, type At } from '../resolve.ts'

/** Spaces alone say nothing. */
const written = z.string().min(1, { abort: true }).regex(/\S/, 'this is empty')

/** Words shown exactly as they are written: a token here would reach the visitor with its braces. */
const literal = matching(/^[^{}]*$/, 'no tokens are filled in here')

/** Words of so many characters once the names in them are filled in. */
export function named(min: number, max: number, shorten = (text: string) => text) {
  return later(z.string().meta({ minLength: min, maxLength: max }), (text, at) => {
    const fill = (words: string) => fillNames(words, at.lookups.practice, at.lookups.language)
    const whole = fill(text)
    // A long state is written by its letters.
    const brief = whole.length > max ? fill(text.replaceAll('{state}', '{st}')) : whole
    const filled = brief.length > max ? shorten(brief) : brief
    if (/[{}]/.test(filled)) report(at, 'no tokens but names, such as {city}, are filled in here')
    if (filled.length < min) report(at, least('string', min))
    if (filled.length > max) report(at, most('string', max))
    return filled
  })
}

/** Plain words without markup: titles, labels. Tokens are filled in. */
export function words(max = 120) {
  return later(upTo(max), fillTokens)
}

export function line(max = 600) {
  return later(upTo(max), renderLine)
}

export const prose = later(written, renderBlocks)

/** Words that may be so long; the editor draws what `grows` in Spanish with the limit that is asked there. */
function upTo(max: number) {
  return later(written.meta({ maxLength: max, grows: true }), (text, at) => {
    const limit = at.lookups.language === 'es' ? inSpanish(max) : max
    if (text.length > limit) report(at, most('string', limit))
    return text
  })
}

/** Spanish takes a third more room to say the same. */
export function inSpanish(max: number): number {
  return Math.ceil(max * 1.35)
}

/** An id that must be known; it becomes the value behind it. The editor offers what `refers` names. */
export function reference<One extends Kind>(kind: One) {
  return later(z.string().meta({ refers: kind }), (name, at) => {
    const value = at.lookups.registers[kind].get(name)
    if (value === undefined) report(at, `unknown ${kind} "${name}"`)
    return value!
  })
}

export const opening = { title: words(90), intro: prose.optional() }

export const itemList = z.array(line()).min(2).max(14)

/** A price id; naming it in a page counts as showing it. */
export const priceReference = later(reference('price'), (price, at) => {
  at.reading.shownPrices.add(price.id)
  return price
})

/** Prices by id. Those that are withdrawn are left out, so a list may come out empty. */
export function priceList(min: 0 | 1) {
  return later(z.array(z.string().meta({ refers: 'price' })).min(min), (ids, at) =>
    ids.flatMap((name, index) => {
      if (at.lookups.withdrawnPrices.has(name)) return []
      const price = at.lookups.registers.price.get(name)
      if (price) at.reading.shownPrices.add(name)
      else report(at, `unknown price "${name}"`, index)
      return price ?? []
    }),
  )
}

/** A button: its words and where it leads (contact, booking, enrollment, financing, the look-up of licenses, a call, or an address). */
export const action = later(
  z.strictObject({
    text: literal.min(2).max(48).describe('What the button says'),
    to: z
      .string()
      .min(1)
      .describe(
        'contact, booking, enrollment, portal, financing, license, call, or an address such as /prices',
      ),
  }),
  ({ text, to }, at): Action => {
    const href = outbound(to, at)
    if (href) return { text, href, external: true }
    if (to === 'call') return { text, href: `tel:${at.lookups.practice.phone.href}`, external: false }
    if (to === 'contact') return { text, href: contactAddress(at), external: false }
    const fault = to === 'portal' ? noPortal : linkFault(to, at.lookups)
    if (fault) report(at, fault, 'to')
    return { text, href: to, external: to.startsWith('https:') }
  },
)

/** Where the practice's own links lead, by the names that buttons and menus have for them. */
export function outbound(name: string, { lookups }: At): string | undefined {
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

export const noPortal = 'practice.yaml names no portal (links.portal)'

/** A treatment's contact button tells the form which treatment it is about. */
function contactAddress({ address, lookups }: At): string {
  const family = lookups.registers.page.get(address)?.family
  return family && family !== 'practice' ? `/contact?about=${address.slice(1)}` : '/contact'
}

export const videoId = z.string().regex(/^[\w-]{11}$/)

/** Words that the site has of its own where a page gives none. */
export function wordsOr(max: number, own: (all: Words) => string) {
  return later(words(max).optional(), (text, { lookups }) => text ?? own(wordsIn(lookups.language)))
}
