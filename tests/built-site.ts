import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeEntities } from '../src/lib/entities.ts'
import type { SiteManifest } from '../src/lib/site-manifest.ts'
import { bareAddress } from '#lib/language.ts'

/** A built site as it lies in its folder: every page is tested the day it is added. */
export function builtSite(siteDir: string) {
  /** The folder that visitors see. */
  const publicDir = join(siteDir, 'public')
  /** Every file without its compressed copies, as the address it answers at. */
  const builtFiles = readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|zst)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(publicDir.length))
    .sort()
  const readBuilt = (file: string) => readFileSync(join(publicDir, file), 'utf8')
  return {
    /** What the build says of itself. */
    manifest: JSON.parse(readFileSync(join(siteDir, 'site.json'), 'utf8')) as SiteManifest,
    publicDir,
    builtFiles,
    /** Every built page, those for a missing page included. */
    builtPages: builtFiles.filter((file) => file.endsWith('.html')),
    readBuilt,
    /** '/semaglutide' -> the HTML of /semaglutide.html */
    htmlAt: (address: string) => readBuilt(address === '/' ? '/index.html' : `${address}.html`),
  }
}

/** Pages that search engines may show; where a form ends and where one searches are not among them. */
export const isListed = (address: string) => !/^\/(?:thanks\/|search$)/.test(bareAddress(address))

/** The words of a piece of HTML, on one line. */
export function wordsOf(html: string): string {
  const text = html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<\/?(?:p|li|ul|ol|h\d|div|t[dhr]|dt|dd|dl|section|summary|details|br)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
  return decodeEntities(text).replaceAll(/\s+/g, ' ').trim()
}
