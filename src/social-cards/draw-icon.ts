import sharp, { type Sharp } from 'sharp'
import { iconSvg, tokenColor } from './brand.ts'

export const icons = {
  'mark-512': (logo: string) => toPng(draw(logo, 512)),
  /** Phones crop it to a shape of their own. */
  'touch-180': (logo: string) => {
    const background = tokenColor('action')
    const edges = { top: 18, bottom: 18, left: 18, right: 18, background }
    return toPng(draw(logo, 144).flatten({ background }).extend(edges), true)
  },
}

function draw(logo: string, size: number): Sharp {
  return sharp(Buffer.from(iconSvg(logo)), { density: (72 * size) / 48 }).resize(size, size)
}

function toPng(icon: Sharp, palette = false): Promise<Buffer> {
  return icon.png({ compressionLevel: 9, palette }).toBuffer()
}

/** A 32 px PNG in an ICO container. */
export async function drawFavicon(logo: string): Promise<Buffer> {
  const png = await toPng(draw(logo, 32), true)
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(png.length, 14)
  return Buffer.concat([header, png])
}
