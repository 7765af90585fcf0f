import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** The words of a file, whatever kind it is: those of a text, or what a picture carries beside its dots. */
export async function saidIn(file: string): Promise<string> {
  if (/\.(?:jpg|png|webp|avif)$/.test(file)) return carriedBy(file)
  // Films, faces and the icon keep their names and notes as plain letters among their bytes.
  return readFileSync(file, /\.(?:mp4|webm|woff2|ico)$/.test(file) ? 'latin1' : 'utf8')
}

/** Camera, author, place and notes, which a picture may hold in three ways. */
async function carriedBy(picture: string): Promise<string> {
  const { exif, iptc, xmp, comments = [] } = await sharp(picture).metadata()
  const blocks = [exif, iptc, xmp].map((block) => block?.toString('latin1') ?? '')
  return [...blocks, ...comments.map(({ keyword, text }) => `${keyword} ${text}`)].join('\n')
}
