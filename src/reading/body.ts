import type { Photo } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import type { Problem } from './content-error.ts'
import { renderBlocks } from './markdown.ts'
import { report, type At } from './resolve.ts'

/** What stands between two parts of a text: its figure, or a picture. */
export type Inset = 'figure' | Photo

/** A body of Markdown, whole and in the parts between its lines `{figure}` and `{picture:id}`. */
export function readBody(text: string, at: At): { body: Html; bodyParts: Html[]; insets: Inset[] } {
  const rendered = text.split(insetLine).map((part) => renderBlocks(part, at.lookups))
  const bodyParts = rendered.map(({ html }) => html)
  for (const { faults, prices } of rendered) {
    for (const message of faults) report(at, message)
    for (const price of prices) at.reading.shownPrices.add(price)
  }
  const insets = (text.match(insetLine) ?? []).flatMap((line): Inset[] => {
    const id = /^\{picture:(.*)\}/.exec(line)?.[1]
    if (id === undefined) return ['figure']
    const photo = at.lookups.registers.photo.get(id)
    if (!photo) report(at, `unknown photo "${id}"`)
    return photo ? [photo] : []
  })
  return { body: bodyParts.join('') as Html, bodyParts, insets }
}

const insetLine = /^\{(?:figure|picture:[^}\n]*)\}[ \t]*$/gm

type Post = { file: string; insets: Inset[]; figure?: object }

/** A post that has a figure says where it stands, once; one that says where has a figure. */
export function figureProblems({ file, insets, figure }: Post): Problem[] {
  const places = insets.filter((one) => one === 'figure').length
  if (places === (figure ? 1 : 0)) return []
  return [{ file, field: 'figure', message: 'a figure and one line {figure} in the text belong together' }]
}
