/**
 * npx node scripts/translate.ts status        lists Spanish pages that are out of date, and what is not translated
 * npx node scripts/translate.ts status --all  lists every sentence without a translation, too
 * npx node scripts/translate.ts mark NAME...  marks pages, by a part of their file name, as following the English of now
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readPageSources } from '#content-model/addresses.ts'
import { withCurrentHashes } from '#content-model/spanish/parts.ts'
import { spanishStatus } from '#content-model/spanish/status.ts'
import { Failure, main, root } from '../build/run.ts'

type TranslationList = ReturnType<typeof spanishStatus>['lists'][number]

const content = join(root, process.env['CONTENT_DIR'] ?? 'content')

await main(async () => {
  const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
  const [command, ...names] = positionals
  if (command === 'mark') return mark(names)
  if (command === 'status') return status(values.all ?? false)
  throw new Failure(
    'Usage: npx node scripts/translate.ts status, or npx node scripts/translate.ts mark NAME...',
  )
})

function status(all: boolean): void {
  const { pages, missing, lists } = spanishStatus(content)
  const changed = pages.filter((page) => page.outdated.length > 0)
  console.log(
    `${pages.length} Spanish pages, ${changed.length} out of date. ${missing.length} pages have no Spanish one.`,
  )
  for (const { file, outdated } of changed)
    console.log(`  content/${file}: changed in English: ${outdated.join('; ')}`)
  if (missing.length > 0) console.log(`Without a Spanish page: ${missing.join(', ')}`)
  for (const list of lists) if (list.missing.length + list.unused.length > 0) printList(list, all)
}

function printList({ file, missing, unused }: TranslationList, all: boolean): void {
  console.log(`content/${file}: ${missing.length} without Spanish, ${unused.length} no longer used`)
  if (all) for (const text of missing) console.log(`  - en: ${text}`)
  for (const text of unused) console.log(`  no longer used: ${text}`)
}

function mark(names: string[]): void {
  const english = readPageSources(content, [])
  const spanish = readPageSources(content, [], 'es/').filter(({ source: { file } }) =>
    names.some((name) => file.includes(name)),
  )
  if (spanish.length === 0) throw new Failure(`No Spanish page has a name like ${names.join(' or ')}.`)
  for (const { address, source } of spanish) {
    const path = join(content, source.file)
    const original = english.find((page) => page.address === address)
    if (!original) throw new Failure(`content/${source.file}: there is no English page with this name.`)
    writeFileSync(path, withCurrentHashes(readFileSync(path, 'utf8'), original.source))
    console.log(`content/${source.file} is marked as following today's English.`)
  }
}
