import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Film, Pair, Photo, Picture } from '#lib/model/photo.ts'
import type { Price } from '#lib/model/price.ts'
import type { Problem } from './content-error.ts'
import { readFile, type Content } from './files.ts'

/** Where the finished picture of a file and the address of a film come from: the build, or a test. */
export type Media = {
  /** With the ground of a subject that begins there, in percent from the left. */
  picture(file: string, subject: number): Picture | undefined
  film(file: string): string | undefined
  /** What a PDF says of itself; undefined where it cannot be read. */
  document(file: string): { bytes: number; pages: number } | undefined
}

/** The prices to show, and the ids of those that are withdrawn. */
export function readPrices(content: Content, problems: Problem[]) {
  const entries = Object.entries(readFile(content, 'prices.yaml', problems) ?? {})
  const shown = entries.flatMap(([id, { published, ...price }]): [string, Price][] =>
    published ? [[id, { id, ...price }]] : [],
  )
  return {
    prices: new Map(shown),
    withdrawnPrices: new Set(entries.filter(([, { published }]) => !published).map(([id]) => id)),
  }
}

export function readOutsideAmounts(content: Content, problems: Problem[]): Map<string, number> {
  const amounts = readFile(content, 'outside-amounts.yaml', problems) ?? {}
  return new Map(Object.entries(amounts).map(([id, { amount }]) => [id, amount]))
}

export function readAnswers(content: Content, problems: Problem[]): Map<string, string> {
  const answers = readFile(content, 'answers.yaml', problems) ?? {}
  return new Map(
    Object.entries(answers).flatMap(([id, { answer, until }]) => (until ? [[id, answer ?? until]] : [])),
  )
}

export function readClaims(content: Content, problems: Problem[]): Map<string, string> {
  const claims = readFile(content, 'claims.yaml', problems) ?? {}
  return new Map(
    Object.entries(claims).map(([id, { text, caution, published }]) => [
      id,
      published ? `${text} ${caution}` : '',
    ]),
  )
}

export function readPhotos(content: Content, media: Media, problems: Problem[]): Map<string, Photo> {
  const file = 'photos/photos.yaml'
  const entries = Object.entries(readFile(content, file, problems) ?? {})
  const photos = new Map<string, Photo>()
  const find = (path: string, field: string, subject: number): Picture | undefined => {
    const picture = existsSync(join(content.root, path)) ? media.picture(path, subject) : undefined
    if (!picture) problems.push({ file, field, message: `there is no picture content/${path}` })
    return picture
  }
  for (const [id, { file: path, tall: tallPath, alt, focus, subject, drawn, level }] of entries) {
    const picture = find(path, `${id}.file`, subject)
    const tall = tallPath ? find(tallPath, `${id}.tall`, subject) : undefined
    if (picture) photos.set(id, { id, alt, focus, picture, tall, subject, drawn, level })
  }
  const listed = entries.flatMap(([, entry]) => [entry.file, entry.tall ?? ''])
  if (entries.length > 0) problems.push(...unlistedPictures(content.root, file, new Set(listed)))
  return photos
}

export function readFilms(
  content: Content,
  media: Media,
  photos: Map<string, Photo>,
  problems: Problem[],
): Map<string, Film> {
  const file = 'films/films.yaml'
  const films = new Map<string, Film>()
  for (const [id, entry] of Object.entries(readFile(content, file, problems) ?? {})) {
    const src = existsSync(join(content.root, entry.file)) ? media.film(entry.file) : undefined
    const poster = photos.get(entry.poster)
    if (!src) problems.push({ file, field: `${id}.file`, message: `there is no film content/${entry.file}` })
    if (!poster) problems.push({ file, field: `${id}.poster`, message: `unknown photo "${entry.poster}"` })
    const smallFile = entry.file.replace(/mp4$/, 'webm')
    const small = existsSync(join(content.root, smallFile)) ? media.film(smallFile) : undefined
    if (src && poster) films.set(id, { id, src, small, poster, text: entry.text })
  }
  return films
}

export function readPairs(
  content: Content,
  photos: Map<string, Photo>,
  problems: Problem[],
): Map<string, Pair> {
  const file = 'before-after/pairs.yaml'
  const pairs = new Map<string, Pair>()
  for (const [id, entry] of Object.entries(readFile(content, file, problems) ?? {})) {
    const before = photos.get(entry.before)
    const after = photos.get(entry.after)
    if (!before) problems.push({ file, field: `${id}.before`, message: `unknown photo "${entry.before}"` })
    if (!after) problems.push({ file, field: `${id}.after`, message: `unknown photo "${entry.after}"` })
    if (before && after)
      pairs.set(id, { id, before, after, caption: entry.caption, illustration: entry.illustration })
  }
  return pairs
}

/** A picture without an entry has no alt text, so it may not lie in the folder. */
function unlistedPictures(root: string, file: string, listed: Set<string>): Problem[] {
  return ['photos', 'photos/tall', 'before-after'].flatMap((folder) =>
    (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
      .filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name) && !listed.has(`${folder}/${name}`))
      .map((name) => ({
        file,
        field: `${folder}/${name}`,
        message: 'this picture has no entry, so no alt text',
      })),
  )
}
