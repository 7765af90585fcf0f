import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { TownMap } from '#lib/model/practice.ts'
import type { Problem } from './content-error.ts'
import type { Content } from './files.ts'
import { parse } from './parse.ts'
import { readSource } from './source.ts'
import { inSpanish } from './spanish/phrases.ts'

const path = z.string().regex(/^M[\dMmHhVvLlCcSsQqTtAaZz ,.-]+$/, 'must be a path of SVG that begins with M')
const point = z.tuple([z.number().min(0).max(560), z.number().min(0).max(300)])
const names = z.array(z.strictObject({ name: z.string().min(2).max(30), at: point }))

/** content/map.yaml: where the practice lies, drawn. */
export const mapSchema = z.strictObject({
  water: z.array(path),
  roads: path,
  streets: path,
  waterNames: names,
  roadNames: names,
  ownStreet: point.describe("Where the name of the practice's street begins"),
  office: point.describe('The point of the pin'),
})

/** The drawing of the town; a practice without the file shows none. */
export function readMap({ root, language }: Content, problems: Problem[]): TownMap | undefined {
  if (!existsSync(join(root, 'map.yaml'))) return undefined
  const source = readSource(root, 'map.yaml', problems)
  return parse(mapSchema, source && language === 'es' ? inSpanish(root, source, problems) : source, problems)
}
