import { addressIn } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words-in.ts'

/** Pages by the name they have in every language: those written in Spanish, all there are, and names of sections. */
export type SpanishPages = {
  own: ReadonlySet<string>
  all: ReadonlySet<string>
  /** '/prices#every-price' -> 'todos-los-precios' */
  anchors: ReadonlyMap<string, string>
}

/**
 * The links of a finished Spanish page. Content and components name a page as it is named in every language; here each
 * link goes to the Spanish page, or, where there is none, to the English one with a mark.
 */
export function spanishLinks(html: string, pages: SpanishPages): string {
  // What wakes in the browser must find its own words: there links change their address alone.
  return html
    .split(/(<astro-island[\s\S]*?<\/astro-island>)/)
    .map((part) =>
      part
        .replaceAll(link, (whole, before: string, href: string, after: string, inside: string) =>
          linkTo(whole, { before, href, after, inside }, pages, part.startsWith('<astro-island')),
        )
        .replaceAll(
          action,
          (_, before: string, href: string) => `${before}${inSpanish(href, pages) ?? href}"`,
        ),
    )
    .join('')
}

const link = /<a\b([^>]*?)\shref="(\/[^"]*)"([^>]*)>([\s\S]*?)<\/a>/g
const action = /(<form\b[^>]*?\saction=")(\/[^"]*)"/g
const { mark, marked } = wordsIn('es').translation

type Link = { before: string; href: string; after: string; inside: string }

function linkTo(
  whole: string,
  { before, href, after, inside }: Link,
  pages: SpanishPages,
  bare: boolean,
): string {
  // The switch to English says its language itself; React writes hrefLang.
  if (/\shreflang=/i.test(`${before}${after}`)) return whole
  const spanish = inSpanish(href, pages)
  if (spanish) return `<a${before} href="${spanish}"${after}>${inside}</a>`
  if (!pages.all.has(pathOf(href))) return whole
  const labelled = /\saria-label="[^"]*/
  const attributes = `${before} href="${href}"${after} hreflang="en"`
  // What has a name of its own shows no words to put a mark behind.
  if (labelled.test(attributes))
    return `<a${attributes.replace(labelled, (name) => name + marked)}>${inside}</a>`
  const said = bare
    ? inside
    : `${inside}<span class="in-english" aria-hidden="true">${mark}</span><span class="sr-only">${marked}</span>`
  return `<a${attributes}>${said}</a>`
}

/** '/contact?about=duo' -> '/es/contact?about=duo', where that page is written in Spanish. */
function inSpanish(href: string, { own, anchors }: SpanishPages): string | undefined {
  const path = pathOf(href)
  if (!own.has(path)) return undefined
  const [query = '', anchor] = href.slice(path.length).split('#')
  if (anchor === undefined) return addressIn('es', path) + query
  return `${addressIn('es', path)}${query}#${anchors.get(`${path}#${anchor}`) ?? anchor}`
}

function pathOf(href: string): string {
  return href.split(/[?#]/)[0] ?? ''
}
