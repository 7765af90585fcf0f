import type { Price } from '#lib/model/price.ts'
import type { Action, Html } from '#lib/model/text.ts'
import type { Site } from '#reading/site.ts'
import { dripMarkdown, injectionMarkdown, priceLine } from './card-markdown.ts'
import { toMarkdown } from './html-to-markdown.ts'

type Section = Site['pages'][number]['sections'][number]

/** One section as Markdown, in the order the page shows it. Forms, films and pictures have no words to give. */
export function sectionMarkdown(section: Section, site: Site): string {
  const parts = partsOf(section, site)
  const title = 'title' in section ? [`## ${section.title}`] : []
  return parts.length > 0 ? [...title, ...parts.filter(Boolean)].join('\n\n') : ''
}

function partsOf(section: Section, site: Site): string[] {
  const { origin } = site.practice
  const md = (html?: Html) => (html ? [toMarkdown(html, origin)] : [])
  const bullets = (items: Html[] = []) =>
    items.length > 0 ? [items.map((item) => `- ${md(item)}`).join('\n')] : []
  const link = (action?: Action) =>
    action ? [`[${action.text}](${action.href.replace(/^\//, `${origin}/`)})`] : []
  const prices = (list: Price[]) => [list.map(priceLine).join('\n')]

  switch (section.block) {
    case 'text':
      return [
        ...(section.subheading ? [section.subheading] : []),
        ...md(section.text),
        ...bullets(section.list),
        ...md(section.extraText),
        ...md(section.fallbackMessage),
        ...link(section.button),
      ]
    case 'studies':
      return [
        ...md(section.intro),
        section.findings
          .map(({ figure, label, study }) => `- **${figure}** ${md(label)} (${md(study)})`)
          .join('\n'),
        ...md(section.text),
      ]
    case 'suits':
      return [
        `### ${section.may.title}`,
        ...bullets(section.may.items),
        `### ${section.not.title}`,
        ...bullets(section.not.items),
        ...md(section.note),
      ]
    case 'safety':
      return [
        ...md(section.boxed),
        section.common.map(({ effect, rate }) => `- ${effect}${rate ? `: ${rate}` : ''}`).join('\n'),
        ...md(section.commonNote),
        ...md(section.serious),
        `### ${section.avoidTitle}`,
        ...bullets(section.avoid),
        ...md(section.urgent),
      ]
    case 'steps':
      return [
        ...md(section.intro),
        section.steps.map(({ title, text }, index) => `${index + 1}. **${title}.** ${md(text)}`).join('\n'),
      ]
    case 'prices':
      return [...md(section.intro), ...prices(section.prices), ...md(section.note)]
    case 'before-after':
      return [...md(section.text), section.pair.caption]
    case 'options':
      return [
        ...md(section.intro),
        ...section.items.flatMap((item) => [
          `### ${item.title}`,
          ...(item.status ? [`*${item.status}*`] : []),
          ...md(item.text),
        ]),
        ...md(section.outro),
      ]
    case 'cards':
      return [
        ...md(section.intro),
        section.pages
          .map(({ name, address, purpose }) => `- [${name}](${origin}${address}): ${purpose}`)
          .join('\n'),
      ]
    case 'membership':
      return [
        ...md(section.text),
        ...prices([section.price]),
        ...bullets(section.includes),
        ...md(section.note),
      ]
    case 'figures':
      return [
        section.figures
          .map(({ value, decimals, suffix, label }) => `- ${value.toFixed(decimals)}${suffix} ${label}`)
          .join('\n'),
        ...md(section.note),
      ]
    case 'awards':
      return [
        ...md(section.intro),
        section.awards.map(({ name, by, year }) => `- ${name}, ${by}, ${year}`).join('\n'),
        ...(section.awards.length === 0 ? md(section.fallbackMessage) : []),
      ]
    case 'financing':
      return [...md(section.text), ...md(section.terms), ...link(section.button)]
    case 'injections':
      return [...md(section.intro), ...site.injections.flatMap((one) => injectionMarkdown(one, md))]
    case 'drips':
      return [
        ...md(section.intro),
        ...site.drips.flatMap((one) => dripMarkdown(one, md)),
        ...md(section.outro),
      ]
    case 'notice':
      return md(section.notice.text)
    case 'founder':
    case 'contact':
    case 'resume':
    case 'newsletter':
    case 'financing-widget':
    case 'film':
    case 'social':
      return md(section.text)
    case 'gallery':
    case 'services':
    case 'testimonials':
      return md(section.intro)
  }
}
