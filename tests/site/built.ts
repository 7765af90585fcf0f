import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeEntities } from '../../src/lib/entities.ts'

/** The folder that visitors see. */
export const publicDir = join(process.env['SITE_DIR'] ?? 'dist', 'public')

/** Every file of the built site without its compressed copies, as the address it answers at. */
export const builtFiles: string[] = readdirSync(publicDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(?:br|gz|zst)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(publicDir.length))
  .sort()

/** Every built page, those for a missing page included. */
export const builtPages = builtFiles.filter((file) => file.endsWith('.html'))

/** Pages that search engines may show; where a form ends and where one searches are not among them. */
export const isListed = (address: string) => !/^\/(?:thanks\/|search$)/.test(address)

export function readBuilt(file: string): string {
  return readFileSync(join(publicDir, file), 'utf8')
}

/** '/semaglutide' -> the HTML of /semaglutide.html */
export function htmlAt(address: string): string {
  return readBuilt(address === '/' ? '/index.html' : `${address}.html`)
}

/** The words of a piece of HTML, on one line. */
export function wordsOf(html: string): string {
  const text = html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<\/?(?:p|li|ul|ol|h\d|div|t[dhr]|dt|dd|dl|section|summary|details|br)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
  return decodeEntities(text).replaceAll(/\s+/g, ' ').trim()
}
