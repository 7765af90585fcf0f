import type { MarkdownIt } from 'markdown-it'

/** Who is called when it cannot wait: emergency services, and the line for a crisis. */
const emergencyNumber = /\b(?:911|988)\b/

/** What is set off with > and names such a number is a warning, not a quotation, and is drawn as one. */
export function drawWarnings(markdown: MarkdownIt): void {
  markdown.core.ruler.push('warnings', ({ tokens }) => {
    for (const [start, token] of tokens.entries()) {
      if (token.type !== 'blockquote_open') continue
      const end = tokens.findIndex(
        ({ type, level }, index) => index > start && type === 'blockquote_close' && level === token.level,
      )
      const said = tokens.slice(start, end).map(({ content }) => content)
      if (!emergencyNumber.test(said.join(' '))) continue
      token.tag = 'div'
      token.attrSet('class', 'prose-warning')
      tokens[end]!.tag = 'div'
    }
  })
}
