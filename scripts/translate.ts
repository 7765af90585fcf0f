/**
 * npx node scripts/translate.ts status           which Spanish pages are behind the English, what is not translated yet
 * npx node scripts/translate.ts status --all     the same with every sentence of the lists
 * npx node scripts/translate.ts mark NAME...     says that these pages (part of a file name) follow the English as it is now
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readPageSources } from '#content-model/addresses.ts'
import { withCurrentHashes } from '#content-model/spanish/parts.ts'
import { spanishStatus } from '#content-model/spanish/status.ts'
import { Failure, main, root } from '../build/run.ts'

const content = join(root, process.env['CONTENT_DIR'] ?? 'content')

await main(async () => {
  const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
  const [command, ...names] = positionals
  if (command === 'mark') return mark(names)
  if (command === 'status') return status(values.all ?? false)
  throw new Failure('npx node scripts/translate.ts status, or npx node scripts/translate.ts mark NAME...')
})

function status(all: boolean): void {
  const { pages, missing, lists } = spanishStatus(content)
  const late = pages.filter((page) => page.outdated.length > 0)
  console.log(
    `${pages.length} Spanish pages, ${late.length} behind the English, ${missing.length} not written yet.`,
  )
  for (const { file, outdated } of late) console.log(`  content/${file}: behind: ${outdated.join('; ')}`)
  if (missing.length > 0) console.log(`Not written yet: ${missing.join(', ')}`)
  for (const list of lists) {
    if (list.missing.length + list.unused.length === 0) continue
    console.log(
      `content/${list.file}: ${list.missing.length} without Spanish, ${list.unused.length} no longer said`,
    )
    if (all) for (const text of list.missing) console.log(`  - en: ${text}`)
    for (const text of list.unused) console.log(`  no longer said: ${text}`)
  }
}

function mark(names: string[]): void {
  const english = readPageSources(content, [])
  const spanish = readPageSources(content, [], 'es/').filter(({ source: { file } }) =>
    names.some((name) => file.includes(name)),
  )
  if (spanish.length === 0) throw new Failure('no Spanish page has such a name')
  for (const { address, source } of spanish) {
    const path = join(content, source.file)
    const original = english.find((page) => page.address === address)
    if (!original) throw new Failure(`content/${source.file}: there is no English page of this name`)
    writeFileSync(path, withCurrentHashes(readFileSync(path, 'utf8'), original.source))
    console.log(`content/${source.file} follows the English as it is now.`)
  }
}
