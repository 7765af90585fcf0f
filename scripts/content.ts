/**
 * npm run content [-- part-of-a-file-name]: reads all of content/ and says what is wrong with it,
 * without building anything.
 */
import { join } from 'node:path'
import { ContentError } from '#reading/content-error.ts'
import { readSite, type Site } from '#reading/site.ts'
import { plainMedia } from '#reading/plain-media.ts'
import { whenShown } from '#reading/waiting-posts.ts'
import { root } from '../build/run.ts'

const content = join(root, 'content')
const only = process.argv[2] ?? ''

try {
  const site = readSite(content, plainMedia(content))
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
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  const shown = error.problems.filter(({ file }) => file.includes(only))
  for (const { file, field, message } of shown)
    console.log(`content/${file}: ${field ? `${field}: ` : ''}${message}`)
  console.log(
    `${shown.length} problem(s)${only ? ` in files named like "${only}"` : ''}, ${error.problems.length} in all.`,
  )
  process.exit(1)
}
