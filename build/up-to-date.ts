import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const inputs = ['content', 'src', 'server', 'build', 'astro.config.ts', 'package-lock.json']

/** Whether the site was built today and nothing it is made of has changed since. A new day may publish a post. */
export function isUpToDate(root: string, siteDir: string): boolean {
  const built = statSync(join(root, siteDir, 'site.json'), { throwIfNoEntry: false })?.mtime
  if (built?.toDateString() !== new Date().toDateString()) return false
  return inputs.every((name) => lastChange(join(root, name)) < built.getTime())
}

/** Folders count too, because their time changes when a file in them is deleted. */
function lastChange(path: string): number {
  const own = statSync(path)
  if (!own.isDirectory()) return own.mtimeMs
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return Math.max(own.mtimeMs, ...names.map((name) => statSync(join(path, name)).mtimeMs))
}
