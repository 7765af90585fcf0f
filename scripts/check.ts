/**
 * npm run check: errors in content/, then format, lint, types, unused exports and the unit tests of src/.
 *   --content   checks content/ only
 */
import { join } from 'node:path'
import { ContentError } from '#content-model/content-error.ts'
import { sharedParagraphs } from '#content-model/shared-paragraphs.ts'
import { readSite } from '#content-model/site.ts'
import { spanishStatus } from '#content-model/spanish/status.ts'
import { describeStatus } from '#content-model/unpublished-posts.ts'
import { main, root, run } from '../build/run.ts'
import { staticChecks } from './static-checks.ts'

await main(async () => {
  checkContent()
  if (process.argv.includes('--content')) return
  for (const { command, env } of staticChecks) {
    const [program = '', ...args] = command.split(' ')
    await run(program, args, env)
  }
  await run('vitest', ['run', 'src'])
})

function checkContent(): void {
  const content = join(root, process.env['CONTENT_DIR'] ?? 'content')
  const { treatments, pages, posts, legal, prices, unpublished } = readSite(content)
  const message = 'no English text says this any more: change the pair, or remove it'
  const unused = spanishStatus(content).lists.flatMap(({ file, unused: texts }) =>
    texts.map((text) => ({ file, field: `"${text}"`, message })),
  )
  if (unused.length > 0) throw new ContentError(unused)
  const count = treatments.length + pages.length + posts.length + legal.length
  console.log(`No errors in content/: ${count} pages, ${prices.length} prices.`)
  for (const post of unpublished)
    console.log(`Not shown yet: content/${post.file} (${describeStatus(post)}).`)
  for (const { files, paragraph } of sharedParagraphs(content))
    console.log(`The same paragraph is in content/${files.join(' and content/')}: ${paragraph}`)
}
