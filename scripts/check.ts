/**
 * npm run check: faults of content/ first, by file and field, then format, lint, types, unused exports and the quick unit
 * tests. --content: the first alone.
 */
import { join } from 'node:path'
import { ContentError } from '#content-model/content-error.ts'
import { sharedParagraphs } from '#content-model/shared-paragraphs.ts'
import { readSite } from '#content-model/site.ts'
import { spanishStatus } from '#content-model/spanish/status.ts'
import { describeStatus } from '#content-model/unpublished-posts.ts'
import { main, root, run } from '../build/run.ts'
import { checks } from './checks.ts'

await main(async () => {
  checkContent()
  if (process.argv.includes('--content')) return
  for (const { command, env } of checks) await run(command[0]!, command.slice(1), env)
  await run('vitest', ['run', 'src'])
})

/** Reads all of content/, without building anything. */
function checkContent(): void {
  const content = join(root, process.env['CONTENT_DIR'] ?? 'content')
  const { treatments, pages, posts, legal, prices, unpublished } = readSite(content)
  // The site stands with such a pair, and says in English what nobody has translated since.
  const message = 'English says this nowhere any more: write the pair anew, or take it out'
  const unused = spanishStatus(content).lists.flatMap(({ file, unused: texts }) =>
    texts.map((text) => ({ file, field: `"${text}"`, message })),
  )
  if (unused.length > 0) throw new ContentError(unused)
  const count = treatments.length + pages.length + posts.length + legal.length
  console.log(`content/ is sound: ${count} pages, ${prices.length} prices.`)
  for (const post of unpublished)
    console.log(`Not shown yet: content/${post.file} (${describeStatus(post)}).`)
  for (const { files, paragraph } of sharedParagraphs(content))
    console.log(`Said twice, in content/${files.join(' and content/')}: ${paragraph}`)
}
