import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

export const COMPRESSED_COPY = /\.(?:br|gz)$/
/** Files a tool left behind are not the site; /.well-known/ is the one hidden folder with a public meaning. */
const HIDDEN = /(?:^|\/)\.(?!well-known\/)/

/** The files of the site, by path under public/ with forward slashes: not their compressed copies, and nothing hidden. */
export async function listFiles(publicDir: string): Promise<string[]> {
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(publicDir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !COMPRESSED_COPY.test(name) && !HIDDEN.test(name))
    .toSorted()
}
