/** Reads all of content/ and says what is wrong with it, by file and field, without building anything: npm run check does it first. */
import { join } from 'node:path'
import { ContentError } from '#reading/content-error.ts'
import { plainMedia } from '#reading/plain-media.ts'
import { sharedParagraphs } from '#reading/shared-paragraphs.ts'
import { readSite } from '#reading/site.ts'
import { spanishStatus } from '#reading/spanish/status.ts'
import { whenShown } from '#reading/waiting-posts.ts'
import { main, root } from '../build/run.ts'

await main(async () => {
  const content = join(root, process.env['CONTENT_DIR'] ?? 'content')
  const { treatments, pages, posts, legal, prices, waiting } = readSite(content, plainMedia(content))
  // The site stands with such a pair, and says in English what nobody has translated since.
  const message = 'English says this nowhere any more: write the pair anew, or take it out'
  const unused = spanishStatus(content).lists.flatMap(({ file, unused: texts }) =>
    texts.map((text) => ({ file, field: `"${text}"`, message })),
  )
  if (unused.length > 0) throw new ContentError(unused)
  const count = treatments.length + pages.length + posts.length + legal.length
  console.log(`content/ is sound: ${count} pages, ${prices.length} prices.`)
  for (const post of waiting) console.log(`Not shown yet: content/${post.file} (${whenShown(post)}).`)
  for (const { files, paragraph } of sharedParagraphs(content))
    console.log(`Said twice, in content/${files.join(' and content/')}: ${paragraph}`)
})
