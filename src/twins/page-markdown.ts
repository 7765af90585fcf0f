import { formatDate } from '#lib/dates.ts'
import { formatPriceInFull } from '#lib/money.ts'
import { priceGroups } from '#lib/price-groups.ts'
import type { Html } from '#lib/model/text.ts'
import type { Site } from '#reading/site.ts'
import { priceLine } from './card-markdown.ts'
import { toMarkdown } from './html-to-markdown.ts'
import { sectionMarkdown } from './section-markdown.ts'

/** A whole page as plain Markdown: the same words as the page, without the frame. */
export function pageMarkdown(site: Site, address: string): string {
  const parts = [...bodyOf(site, address), `Page: ${site.practice.origin}${address}`]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function bodyOf(site: Site, address: string): string[] {
  const { origin } = site.practice
  const md = (html?: Html) => (html ? [toMarkdown(html, origin)] : [])
  const at = <Page extends { address: string }>(pages: Page[]) =>
    pages.find((page) => page.address === address)
  const treatment = at(site.treatments)
  const page = treatment ?? at(site.pages)
  if (page) {
    return [
      `# ${page.banner.title ?? page.name}`,
      `> ${page.purpose}`,
      ...(treatment ? [glance(treatment, md)] : []),
      ...('lead' in page ? md(page.lead) : []),
      ...('template' in page && page.template === 'prices' ? priceLists(site) : []),
      ...('template' in page && page.template === 'journal' ? [postList(site)] : []),
      ...page.sections.map((section) => sectionMarkdown(section, site)),
      ...questions(page.questions, md),
      ...page.notices.flatMap(({ text }) => md(text)),
      ...sources(page.sources),
      `Text last changed ${formatDate(page.updated)}.`,
    ]
  }
  const post = at(site.posts)
  if (post) {
    return [
      `# ${post.title}`,
      `> ${post.excerpt}`,
      `Published ${formatDate(post.date)}.`,
      ...(post.updated ? [`Updated ${formatDate(post.updated)}. ${md(post.updateNote)}`] : []),
      ...md(post.body),
      ...post.notices.flatMap(({ text }) => md(text)),
      ...sources(post.sources),
    ]
  }
  const legal = at(site.legal)!
  return [
    `# ${legal.name}`,
    `> ${legal.purpose}`,
    `Effective ${formatDate(legal.effective)}.`,
    ...md(legal.body),
  ]
}

type Write = (html?: Html) => string[]

function glance({ glance }: Site['treatments'][number], md: Write): string {
  const price =
    glance.prices.length > 0
      ? glance.prices.map(formatPriceInFull).join('; ')
      : (glance.priceText ?? 'Ask us')
  return [
    `- What it is: ${md(glance.what)}`,
    `- Who it may suit: ${md(glance.suits)}`,
    `- Visits: ${md(glance.visit)}`,
    `- Price: ${price}`,
    `- FDA status: ${md(glance.status.text)}`,
  ].join('\n')
}

function priceLists({ prices }: Site): string[] {
  return priceGroups(prices).flatMap((group) => [`## ${group.title}`, group.prices.map(priceLine).join('\n')])
}

function postList({ posts, practice }: Site): string {
  return posts
    .map(({ title, address, excerpt }) => `- [${title}](${practice.origin}${address}): ${excerpt}`)
    .join('\n')
}

function questions(list: Site['pages'][number]['questions'], md: Write): string[] {
  if (list.length === 0) return []
  return [
    '## Questions people ask',
    ...list.flatMap(({ question, answer, more }) => [`### ${question}`, ...md(answer), ...md(more)]),
  ]
}

function sources(list: { title: string; url?: string | undefined }[]): string[] {
  return list.length > 0
    ? ['## Sources', list.map(({ title, url }) => (url ? `- [${title}](${url})` : `- ${title}`)).join('\n')]
    : []
}
