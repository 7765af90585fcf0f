import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../build/run.ts'

/** Whether anything a build reads is newer than the build in this folder; `also` are files and folders of its own. */
export function isStale(siteDir: string, also: string[]): boolean {
  const built = changedAt(join(root, siteDir, 'site.json'))
  // Pictures are those of content/, whatever the words are.
  const folders = ['src', 'content', 'server', 'build', ...also]
  const single = ['astro.config.ts', 'package-lock.json']
  return [...folders.flatMap(filesIn), ...single.map((name) => join(root, name))].some(
    (path) => changedAt(path) > built,
  )
}

function filesIn(name: string): string[] {
  const path = join(root, name)
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).map((file) => join(path, file))
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
