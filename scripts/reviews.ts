/**
 * npm run reviews: which pages are due for a medical review this quarter, or overdue.
 *   --all   every page that carries a review, soonest first
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dayIn } from '#lib/dates.ts'
import { ContentError } from '#reading/content-error.ts'
import { readSite } from '#reading/site.ts'
import { plainMedia } from '#reading/plain-media.ts'
import { calendar } from './launch-check/calendar.ts'
import { reviewsOf } from './launch-check/reviews.ts'
import { Failure, main, root } from '../build/run.ts'

await main(async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean' } } })
  const site = readContent()
  const today = dayIn(site.practice.timeZone, new Date())
  console.log(calendar(reviewsOf(site), today, values.all ?? false))
})

function readContent() {
  const content = join(root, process.env['CONTENT_DIR'] ?? 'content')
  try {
    return readSite(content, plainMedia(content))
  } catch (error) {
    throw error instanceof ContentError ? new Failure(error.message) : error
  }
}
