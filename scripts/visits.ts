/**
 * npm run visits: what our own server counted, by the day and by the page, and a chart of it.
 *   -- DAYS        how many days back, 30 if nothing is said
 *   -- FOLDER...   the DATA_DIR of each machine, where several serve the site; their counts are added up
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addVisits, noVisits, type Visits } from '#lib/visits.ts'
import { Failure, main } from '../build/run.ts'
import { readDays, visitsFolder } from '../server/visits/book.ts'
import { visitsChart } from './visits/chart.ts'
import { dayTable, pageTable } from './visits/tables.ts'

await main(async () => {
  const words = process.argv.slice(2)
  const count = Number(words.find((word) => /^\d+$/.test(word)) ?? 30)
  const named = words.filter((word) => !/^\d+$/.test(word))
  const folders = named.length > 0 ? named : [process.env['DATA_DIR'] || 'data']
  const all = new Map<string, Visits>()
  for (const folder of folders) {
    for (const [day, visits] of await readDays(visitsFolder(folder)))
      all.set(day, addVisits(all.get(day) ?? noVisits(), visits))
  }
  const days = [...all].toSorted(([one], [other]) => one.localeCompare(other)).slice(-count)
  if (days.length === 0)
    throw new Failure(
      `Nothing was counted in ${folders.join(', ')}. Is visits.count true in content/integrations.yaml, and does our server run with this DATA_DIR?`,
    )
  console.log(`${dayTable(days)}\n\n${pageTable(days)}`)
  const chart = join(visitsFolder(folders[0]!), 'visits.svg')
  mkdirSync(visitsFolder(folders[0]!), { recursive: true })
  writeFileSync(chart, visitsChart(days))
  console.log(`\nA chart of it: ${chart}`)
})
