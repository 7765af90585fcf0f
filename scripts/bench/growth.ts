import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { contentRoot, copyContent } from '#reading/testing/content-copy.ts'
import { listFiles } from '#reading/source.ts'
import { root, run } from '../../build/run.ts'

export type Growth = { pages: number; seconds: number }

/** How long a build takes when treatments are repeated, under other names, until there are so many pages. */
export async function timeBuild(pagesNow: number, pages: number): Promise<Growth> {
  const copy = copyContent(contentRoot)
  const siteDir = '.cache/site-growth'
  const originals = listFiles(copy.root, 'treatments').map((file) => ({ file, text: copy.read(file) }))
  for (let extra = 0; extra < pages - pagesNow; extra += 1) {
    const { file, text } = originals[extra % originals.length]!
    const number = Math.floor(extra / originals.length) + 2
    copy.write(file.replace(/\.yaml$/, `-${number}.yaml`), renamed(text, number))
  }
  const started = performance.now()
  await run('node', ['scripts/build.ts'], { SITE_DIR: siteDir, CONTENT_DIR: copy.root })
  const seconds = (performance.now() - started) / 1000
  copy.dispose()
  rmSync(join(root, siteDir), { recursive: true })
  return { pages, seconds }
}

function renamed(text: string, number: number): string {
  const treatment = parseDocument(text)
  const name = `${treatment.get('name')} ${number}`
  treatment.set('name', name)
  treatment.setIn(['head', 'title'], `${name} in {city}, {state}`)
  treatment.setIn(
    ['head', 'description'],
    `${name}: what it is, how it works and what it costs, in {city}, {state}.`,
  )
  return String(treatment)
}
