import sharp from 'sharp'
import { parse } from 'yaml'
import { Failure } from '../../build/run.ts'
import type { Draft } from './draft.ts'

/** Narrower, and a banner would be blurred on a large screen. */
const LEAST_WIDTH = 1200
const MOST_WIDTH = 2560

/** Where every picture has its entry. */
export const register = 'photos/photos.yaml'

export function isPicture(file: string): boolean {
  return /^(?:photos(?:\/tall)?|before-after)\/[\w-]+\.jpg$/.test(file)
}

/** Any picture as the JPEG we keep: upright, of a sensible size, and without what a camera notes about the place. */
export async function toJpeg(bytes: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: MOST_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Failure('This file is not a picture the editor can read. Take a JPEG, PNG or WebP.')
    })
  const small = `This picture is ${info.width} pixels wide. It needs at least ${LEAST_WIDTH}, better 1920.`
  if (info.width < LEAST_WIDTH) throw new Failure(small)
  return data
}

type Entry = { file?: string; tall?: string } | null

/** A picture lives as long as its entry: it goes with it, and comes back with it. */
export function followRegister(draft: Draft): void {
  const entries = Object.values(parse(String(draft.bytes(register))) as Record<string, Entry>)
  const listed = new Set(entries.flatMap((entry) => [entry?.file, entry?.tall]))
  for (const file of new Set([...draft.files(), ...draft.present()].filter(isPicture))) {
    if (!listed.has(file)) draft.put(file, null)
    else if (draft.isRemoved(file)) draft.drop(file)
  }
}
