import sharp from 'sharp'
import { parse } from 'yaml'
import { Failure } from '../../build/run.ts'
import type { Draft } from './draft.ts'

const MIN_WIDTH = 1200
const MAX_WIDTH = 2560

export const photosFile = 'photos/photos.yaml'

export function isPicture(file: string): boolean {
  return /^(?:photos(?:\/tall)?|before-after)\/[\w-]+\.jpg$/.test(file)
}

/** Converts a picture to a JPEG without metadata, turned upright. */
export async function toJpeg(bytes: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Failure('The editor cannot read this file. Choose a JPEG, PNG or WebP picture.')
    })
  const small = `This picture is ${info.width} pixels wide. It needs at least ${MIN_WIDTH}, better 1920.`
  if (info.width < MIN_WIDTH) throw new Failure(small)
  return data
}

type Entry = { file?: string; tall?: string } | null

/** Deletes pictures whose entry was removed, and restores them with it. */
export function syncPictures(draft: Draft): void {
  const entries = Object.values(parse(String(draft.bytes(photosFile))) as Record<string, Entry>)
  const listed = new Set(entries.flatMap((entry) => [entry?.file, entry?.tall]))
  for (const file of new Set([...draft.files(), ...draft.present()].filter(isPicture))) {
    if (!listed.has(file)) draft.put(file, null)
    else if (draft.isRemoved(file)) draft.drop(file)
  }
}
