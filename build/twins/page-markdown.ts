import rehypeParse from 'rehype-parse'
import rehypeRemark from 'rehype-remark'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { oneLineCells } from './one-line-cells.ts'
import { onlyWords } from './only-words.ts'
import { plainLists } from './plain-lists.ts'

/**
 * The words of a finished page as Markdown: those of its <main>, so that page and twin cannot say different things.
 * Addresses become full ones, because the text will be read elsewhere.
 */
export function pageMarkdown(html: string, origin: string): string {
  return String(
    unified()
      .use(rehypeParse)
      .use(onlyWords, origin)
      .use(plainLists)
      .use(oneLineCells)
      .use(rehypeRemark)
      .use(remarkGfm, { tablePipeAlign: false })
      .use(remarkStringify, { bullet: '-', rule: '-' })
      .processSync(html),
  )
}
