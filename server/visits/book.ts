import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addVisits, noVisits, type Visits } from '#lib/visits.ts'

/** A little over a year, so that a month can be held against the same one before. A day is a few kilobytes. */
const DAYS_KEPT = 400
const DAY_FILE = /^(\d{4}-\d\d-\d\d)\.json$/

export function visitsFolder(dataDir: string): string {
  return join(dataDir, 'visits')
}

/** Adds to what is written of a day, so that a restart or a second process loses nothing of the first. */
export async function writeDown(folder: string, day: string, more: Visits): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${day}.json`)
  const unfinished = `${file}.${process.pid}`
  try {
    await writeFile(unfinished, JSON.stringify(addVisits(await readDay(file), more)), { mode: 0o600 })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Every day that was written down, oldest first. */
export async function readDays(folder: string): Promise<Map<string, Visits>> {
  const days = await daysIn(folder)
  return new Map(
    await Promise.all(
      days.map(async (day): Promise<[string, Visits]> => [day, await readDay(join(folder, `${day}.json`))]),
    ),
  )
}

export async function dropOldDays(folder: string): Promise<void> {
  for (const day of (await daysIn(folder)).slice(0, -DAYS_KEPT)) await rm(join(folder, `${day}.json`))
}

async function daysIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.flatMap((name) => DAY_FILE.exec(name)?.[1] ?? []).toSorted()
}

/** A file that is not there or cannot be read counts as nothing: figures are no reason to stop. */
async function readDay(file: string): Promise<Visits> {
  try {
    return addVisits(noVisits(), JSON.parse(await readFile(file, 'utf8')) as Visits)
  } catch {
    return noVisits()
  }
}
