import type { Photo } from '#lib/model/photo.ts'
import type { Html } from '#lib/model/text.ts'
import type { Problem } from './content-error.ts'
import type { Lookups } from './lookups.ts'
import { renderBlocks } from './markdown.ts'

/** What stands between two parts of a text: its figure, or a picture. */
export type Inset = 'figure' | Photo

/** A body of Markdown, whole and in the parts between its lines `{figure}` and `{picture:id}`. */
export function readBody(
  text: string,
  lookups: Lookups,
): { body: Html; bodyParts: Html[]; insets: Inset[]; faults: string[] } {
  const rendered = text.split(insetLine).map((part) => renderBlocks(part, lookups))
  const bodyParts = rendered.map(({ html }) => html)
  const faults = rendered.flatMap((part) => part.faults)
  const insets = (text.match(insetLine) ?? []).flatMap((line): Inset[] => {
    const id = /^\{picture:(.*)\}/.exec(line)?.[1]
    if (id === undefined) return ['figure']
    const photo = lookups.photos.get(id)
    if (!photo) faults.push(`unknown photo "${id}"`)
    return photo ? [photo] : []
  })
  return { body: bodyParts.join('') as Html, bodyParts, insets, faults }
}

const insetLine = /^\{(?:figure|picture:[^}\n]*)\}[ \t]*$/gm

type Post = { file: string; insets: Inset[]; figure?: object }

/** A post that has a figure says where it stands, once; one that says where has a figure. */
export function figureProblems({ file, insets, figure }: Post): Problem[] {
  const places = insets.filter((one) => one === 'figure').length
  if (places === (figure ? 1 : 0)) return []
  return [{ file, field: 'figure', message: 'a figure and one line {figure} in the text belong together' }]
}
