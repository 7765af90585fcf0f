import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Html } from '#lib/model/text.ts'
import type { Problem } from './content-error.ts'

const file = 'brand/logo.svg'

export function readLogo(root: string, problems: Problem[]): Html {
  const path = join(root, file)
  const report = (field: string, message: string) => problems.push({ file, field, message })
  if (!existsSync(path)) {
    report('', 'this file is missing')
    return '' as Html
  }
  const svg = readFileSync(path, 'utf8').trim()
  const [, attributes = '', shapes = ''] = /^<svg\b([^>]*)>([^]*)<\/svg>$/.exec(svg) ?? []
  if (!shapes) report('', 'must be one drawing, from <svg> to </svg>')
  else if (!attributes.includes('viewBox="0 0 48 48"')) report('viewBox', 'must be "0 0 48 48"')
  for (const [, name = ''] of shapes.matchAll(/<(\w+)/g))
    if (!allowed.has(name)) report(name, `may have only lines and shapes: ${[...allowed].join(', ')}`)
  for (const [, name = '', color = ''] of svg.matchAll(/\b(fill|stroke)="([^"]*)"/g))
    if (!/^(?:currentColor|none)$/.test(color))
      report(name, `must be currentColor or none, not ${color}: the place decides the color`)
  const presentation = attributes.replaceAll(/\s(?:xmlns|viewBox|width|height)="[^"]*"/g, '')
  return `<g${presentation}>${shapes.trim()}</g>` as Html
}

const allowed = new Set(['path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect', 'g'])
