/**
 * npm run content [-- part-of-a-file-name]: reads all of content/ and says what is wrong with it,
 * without building anything.
 */
import { join } from 'node:path'
import { ContentError, type Problem } from '#reading/content-error.ts'
import { readSite, type Site } from '#reading/site.ts'
import { plainMedia } from '#reading/plain-media.ts'
import { sharedParagraphs } from '#reading/shared-paragraphs.ts'
import { spanishStatus } from '#reading/spanish/status.ts'
import { whenShown } from '#reading/waiting-posts.ts'
import { root } from '../build/run.ts'

const content = join(root, process.env['CONTENT_DIR'] ?? 'content')
const only = process.argv[2] ?? ''

try {
  const site = readSite(content, plainMedia(content))
  const unused = unusedPairs()
  if (unused.length > 0) refuse(unused)
  else praise(site)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  refuse(error.problems)
}

function praise(site: Site): void {
  const count = ({
    treatments,
    pages,
    posts,
    legal,
  }: Pick<Site, 'treatments' | 'pages' | 'posts' | 'legal'>) =>
    treatments.length + pages.length + posts.length + legal.length
  const spanish = site.spanish ? `, ${count(site.spanish)} of them in Spanish too` : ''
  console.log(
    `content/ is sound: ${count(site)} pages${spanish}, ${site.prices.length} prices, ${site.photos.size} pictures.`,
  )
  for (const post of site.waiting) console.log(`Not shown yet: content/${post.file} (${whenShown(post)}).`)
  for (const { files, paragraph } of sharedParagraphs(content))
    console.log(`Said twice, in content/${files.join(' and content/')}: ${paragraph}`)
}

/** The site stands with such a pair, and says in English what nobody has translated since; whoever reads this can mend it. */
function unusedPairs(): Problem[] {
  const message = 'English says this nowhere any more: write the pair anew, or take it out'
  return spanishStatus(content).lists.flatMap(({ file, unused }) =>
    unused.map((text) => ({ file, field: `"${text}"`, message })),
  )
}

function refuse(problems: Problem[]): void {
  const shown = problems.filter(({ file }) => file.includes(only))
  for (const { file, field, message } of shown)
    console.log(`content/${file}: ${field ? `${field}: ` : ''}${message}`)
  console.log(
    `${shown.length} problem(s)${only ? ` in files named like "${only}"` : ''}, ${problems.length} in all.`,
  )
  process.exitCode = 1
}
