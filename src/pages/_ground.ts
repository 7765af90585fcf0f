import sharp from 'sharp'

/**
 * The colour of a photograph's left edge, which is what its banner's ground continues: two tints that nearly agree would
 * show a seam. Sampled once for each file.
 */
export function groundOf(file: string): Promise<string> {
  const known = grounds.get(file) ?? sample(file)
  grounds.set(file, known)
  return known
}

const grounds = new Map<string, Promise<string>>()
/** Of the picture's width. */
const EDGE = 0.03

async function sample(file: string): Promise<string> {
  const { width, height } = await sharp(file).metadata()
  const edge = sharp(file).extract({ left: 0, top: 0, width: Math.ceil(width * EDGE), height })
  const { channels } = await edge.stats()
  return `#${channels
    .slice(0, 3)
    .map(({ mean }) => hex(mean))
    .join('')}`
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}
