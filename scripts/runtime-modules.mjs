/** node scripts/runtime-modules.mjs FROM TO NAME...: copies packages with their dependencies (deploy/Dockerfile). */
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [from, to, ...names] = process.argv.slice(2)
const seen = new Set()
for (const name of names) {
  if (seen.has(name) || !existsSync(join(from, name))) continue
  seen.add(name)
  cpSync(join(from, name), join(to, name), { recursive: true })
  const { dependencies = {} } = JSON.parse(readFileSync(join(from, name, 'package.json'), 'utf8'))
  names.push(...Object.keys(dependencies))
}
