import { languageOf, type Language } from '#lib/language.ts'
import { addressOf, countWords, said } from '#lib/search/answer.ts'
import { createFinder, type Hit } from '#lib/search/find.ts'
import * as marks from '#lib/search/marks.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import { escapeHtml, type Tag, tagsOf } from './html-tags.ts'
import type { LoadedFile, ServedSite } from './load-site.ts'

const ADDRESSES = ['/search', '/es/search']
/** As long as the field allows; nobody asks more. */
const LONGEST = 80

/** The search page with its answers in it, for a visitor without JavaScript; undefined for any other request. */
export function searchPage(site: ServedSite, target: string): { page: LoadedFile; html: string } | undefined {
  const address = ADDRESSES.find((one) => target.startsWith(`${one}?`))
  if (!address) return undefined
  const query = new URLSearchParams(target.slice(address.length)).get('q')?.trim().slice(0, LONGEST)
  const page = site.byAddress.get(address)
  if (!query || !page) return undefined
  const source = textOf(page)
  const box = boxIn(source)
  const find = box && finderOf(site, box.index)
  return find && { page, html: answered(source, box, query, find(query), languageOf(address)) }
}

type Box = { index: string; input: Tag; status: Tag; list: Tag; answer: string }

/** The page's own search, not the header's, which only a script opens. */
function boxIn(html: string): Box | undefined {
  const tags = [...tagsOf(html)]
  const from = tags.findIndex(({ attributes }) => attributes.get(marks.onEnter) === 'stay')
  if (from < 0) return undefined
  const within = tags.slice(from)
  const withMark = (mark: string) => within.find(({ attributes }) => attributes.has(mark))!
  const template = withMark(marks.answer)
  const end = within.find(
    ({ name, closing, start }) => name === 'template' && closing && start > template.end,
  )!
  return {
    index: within[0]!.attributes.get(marks.search) ?? '',
    input: within.find(({ attributes }) => attributes.get('name') === 'q')!,
    status: withMark(marks.status),
    list: withMark(marks.results),
    answer: html.slice(template.end, end.start),
  }
}

const finders = new WeakMap<LoadedFile, ReturnType<typeof createFinder>>()

/** Made at the first question a release is asked. */
function finderOf(site: ServedSite, index: string): ReturnType<typeof createFinder> | undefined {
  const file = site.byAddress.get(index)
  if (!file) return undefined
  const finder = finders.get(file) ?? createFinder(JSON.parse(textOf(file)))
  finders.set(file, finder)
  return finder
}

function answered(
  html: string,
  { input, status, list, answer }: Box,
  query: string,
  hits: Hit[],
  language: Language,
): string {
  const value = ` value="${escapeHtml(query)}"`
  // Where nothing is found, the page's own line says what to do instead.
  const between = html.slice(status.end, list.end)
  return [
    html.slice(0, input.end).replace(/\/?>$/, `${value}>`),
    html.slice(input.end, status.end),
    escapeHtml(countWords(hits.length, query, said(wordsIn(language).search))),
    hits.length > 0 ? between : between.replace(/<p hidden(?:="")?(?= [^>]*data-search-nothing)/, '<p'),
    ...hits.map((hit) => drawn(hit, answer)),
    html.slice(list.end),
  ].join('')
}

/** One answer in the page's own markup for it. */
function drawn(hit: Hit, answer: string): string {
  const { entry, line } = hit
  const words: Record<string, string> = {
    section: entry.section,
    name: entry.name,
    line: line?.text ?? entry.purpose,
  }
  let result = ''
  let position = 0
  for (const tag of tagsOf(answer)) {
    const part = tag.closing ? undefined : tag.attributes.get(marks.answerPart)
    if (tag.name === 'a' && !tag.closing) {
      const link = answer.slice(tag.start, tag.end)
      result += answer.slice(position, tag.start)
      result += link.replace(/href="[^"]*"/, `href="${escapeHtml(addressOf(hit))}"`)
    } else if (part) {
      result += answer.slice(position, tag.end) + escapeHtml(words[part] ?? '')
    } else continue
    position = tag.end
  }
  return result + answer.slice(position)
}

function textOf(file: LoadedFile): string {
  return file.representations.at(-1)?.body?.toString() ?? ''
}
