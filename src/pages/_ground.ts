import sharp from 'sharp'
import type { Ground } from '#lib/model/photo.ts'

/**
 * A photograph's left edge, from top to foot, which is what its banner's ground continues: two tints that nearly agree
 * would show a seam. Sampled once for each file.
 */
export const groundOf = (file: string) => sampled.getOrInsertComputed(file, sample)

const sampled = new Map<string, Promise<Ground>>()

/** A column for each percent of the width; rows enough for the shade on a wall, its foot and a table. */
const [COLUMNS, ROWS] = [100, 12]
/** The columns at its left edge, which the ground beside it continues. */
const EDGE = 3

async function sample(file: string): Promise<Ground> {
  const small = sharp(file).removeAlpha().resize(COLUMNS, ROWS, { fit: 'fill' })
  const dots = await small.raw().toBuffer()
  const rows = Array.from({ length: ROWS }, (_, row) =>
    hex(meanOf(colorsOf(dots, row * COLUMNS, row * COLUMNS + EDGE))),
  )
  // Under the words it is the picture's upper edge that is continued, from side to side.
  return { color: hex(meanOf(lighterHalf(colorsOf(dots, 0, COLUMNS)))), rows }
}

type Color = [number, number, number]

function colorsOf(dots: Buffer, from: number, to: number): Color[] {
  return Array.from({ length: to - from }, (_, index) => {
    const at = (from + index) * 3
    return [dots[at]!, dots[at + 1]!, dots[at + 2]!]
  })
}

/** Without the shadows of leaves, which would be drawn out to stripes. */
function lighterHalf(colors: Color[]): Color[] {
  const light = ([red, green, blue]: Color) => red + green + blue
  return colors.toSorted((a, b) => light(b) - light(a)).slice(0, Math.ceil(colors.length / 2))
}

function meanOf(colors: Color[]): Color {
  const mean = (channel: 0 | 1 | 2) => colors.reduce((sum, color) => sum + color[channel], 0) / colors.length
  return [mean(0), mean(1), mean(2)]
}

function hex(color: Color): string {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
