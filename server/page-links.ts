import type { Header } from './headers.ts'
import { tagsOf } from './html-tags.ts'

/** What a server sends before it hears from the visitor again: ten packets. See docs/decisions/0010. */
const FLIGHT = 14_600
/** The status line, and the headers that come with the body. */
const WITH_THE_BODY = 200

/**
 * The Link header of a page: its faces and its banner's picture, so that a host which can sends them ahead
 * (103 Early Hints) and a browser asks before it has read the page. Left out where document and headers would no
 * longer fit into the first flight: the document says the same, and another round trip costs more than this gains.
 */
export function pageLinks(html: string, headers: Header[], documentBytes: number): string {
  const links = [...faces(html), ...banner(html)].join(', ')
  const sent = [...headers, ['Link', links]].reduce(
    (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
    0,
  )
  return documentBytes + WITH_THE_BODY + sent <= FLIGHT ? links : ''
}

function faces(html: string): string[] {
  const preloads = html.match(/<link rel="preload"[^>]*>/g) ?? []
  return preloads
    .map((tag) => attributesOf(tag))
    .filter((link) => link.get('as') === 'font')
    .map((link) => `<${link.get('href')}>;rel=preload;as=font;crossorigin`)
}

/** The picture that is asked for first, in the format that stands first. */
function banner(html: string): string[] {
  const image = html.search(/<img[^>]*fetchpriority="high"/i)
  const picture = html.lastIndexOf('<picture', image)
  if (image < 0 || picture < 0) return []
  const [, ...sources] = tagsOf(html.slice(picture, image)).map(({ attributes }) => attributes)
  const type = sources[0]?.get('type')
  const upright = sources.find((source) => source.get('type') === type && source.get('media'))
  const wide = sources.find((source) => source.get('type') === type && !source.get('media'))
  const narrow = upright?.get('media')
  // Of two pictures only the one that will be shown: whoever asks for both pays twice.
  return [
    ...ahead(upright, narrow && `;media="${narrow}"`),
    ...ahead(wide, narrow && `;media="not all and ${narrow}"`),
  ]
}

function ahead(source: Map<string, string> | undefined, media = ''): string[] {
  const srcset = source?.get('srcset')
  if (!srcset) return []
  const fallback = srcset.split(' ', 1)[0]
  const choice = `imagesrcset="${srcset}";imagesizes="${source?.get('sizes')}"`
  return [
    `<${fallback}>;rel=preload;as=image;type=${source?.get('type')};fetchpriority=high;${choice}${media}`,
  ]
}

function attributesOf(tag: string): Map<string, string> {
  const [first] = tagsOf(tag)
  return first?.attributes ?? new Map<string, string>()
}
