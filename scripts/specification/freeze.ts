import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { specificationRoot } from '#reading/testing/content-copy.ts'
import { listFiles } from '#reading/source.ts'
import { root } from '../../build/run.ts'

/** Takes the words of content/ as those that are agreed on; the Spanish, pictures and films are not copied. Returns how many files. */
export function freeze(): number {
  const content = join(root, 'content')
  const files = listFiles(content, '').filter(
    (file) => /\.(?:yaml|md)$/.test(file) && !file.startsWith('es/'),
  )
  rmSync(specificationRoot, { recursive: true, force: true })
  for (const file of files) {
    const target = join(specificationRoot, file)
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(content, file), target)
  }
  return files.length
}
