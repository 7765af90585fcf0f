import type { Html } from '#lib/model/text.ts'
import type { Problem } from './content-error.ts'
import type { Lookups } from './lookups.ts'
import { renderBlocks } from './markdown.ts'

/** A body of Markdown, whole and in the parts that stand before and after its line `{figure}`. */
export function readBody(
  text: string,
  lookups: Lookups,
): { body: Html; bodyParts: Html[]; faults: string[] } {
  const rendered = text.split(/^\{figure\}$/m).map((part) => renderBlocks(part, lookups))
  const bodyParts = rendered.map(({ html }) => html)
  return {
    body: bodyParts.join('') as Html,
    bodyParts,
    faults: rendered.flatMap(({ faults }) => faults),
  }
}

type Post = { file: string; bodyParts: Html[]; figure?: object }

/** A post that has a figure says where it stands, once; one that says where has a figure. */
export function figureProblems({ file, bodyParts, figure }: Post): Problem[] {
  if (bodyParts.length === (figure ? 2 : 1)) return []
  return [{ file, field: 'figure', message: 'a figure and one line {figure} in the text belong together' }]
}
