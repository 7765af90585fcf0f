import { htmlToText } from './html-text.ts'
import type { Html } from './model/text.ts'
import { sectionIds } from './slug.ts'

export type PostSection = { id?: string; title?: string; html: Html }

export function postSections(parts: Html[]): PostSection[][] {
  const split = parts.map((html) => html.split(/(?=<h2>)/).filter((part) => part.trim() !== ''))
  const titles = split.flat().flatMap((html) => titleOf(html) ?? [])
  const ids = sectionIds(titles.map((title) => ({ block: 'text', title })))[Symbol.iterator]()
  return split.map((sections) =>
    sections.map((html) => {
      const title = titleOf(html)
      if (title === undefined) return { html: html as Html }
      const id = String(ids.next().value)
      return { id, title, html: html.replace('<h2>', `<h2 id="${id}">`) as Html }
    }),
  )
}

function titleOf(html: string): string | undefined {
  const heading = /^<h2>(.*?)<\/h2>/.exec(html)?.[1]
  return heading === undefined ? undefined : htmlToText(heading as Html)
}
