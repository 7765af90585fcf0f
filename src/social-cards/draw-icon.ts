import sharp from 'sharp'
import { iconSvg, paint } from './paint.ts'

/** Icons from the practice's mark. */
export const icons = {
  'mark-192': { size: 192, shape: 'rounded' },
  'mark-512': { size: 512, shape: 'rounded' },
  /** Systems cut these into shapes of their own, so the ground runs to the edge and the mark keeps away from it. */
  'maskable-512': { size: 512, shape: 'full' },
  'touch-180': { size: 180, shape: 'full' },
  'favicon-32': { size: 32, shape: 'rounded' },
} as const
export type IconName = keyof typeof icons

export async function drawIcon(name: IconName, sign: string): Promise<Buffer> {
  const { size, shape } = icons[name]
  const inner = shape === 'full' ? Math.round(size * 0.8) : size
  const margin = (size - inner) / 2
  const mark = sharp(Buffer.from(iconSvg(sign)), { density: (72 * inner) / 48 }).resize(inner, inner)
  const edges = { top: margin, bottom: margin, left: margin, right: margin }
  const ground = paint('action')
  const icon =
    shape === 'full' ? mark.flatten({ background: ground }).extend({ ...edges, background: ground }) : mark
  return icon.png({ compressionLevel: 9, palette: size < 200 }).toBuffer()
}

/** A PNG inside the container that browsers ask for when a page names no icon. */
export async function drawFavicon(sign: string): Promise<Buffer> {
  const png = await drawIcon('favicon-32', sign)
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(icons['favicon-32'].size, 6)
  header.writeUInt8(icons['favicon-32'].size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
