import {
  cp,
  link,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Failure } from './run.ts'
import { HASHED_NAME } from '../server/headers.ts'

const DAY = 24 * 60 * 60 * 1000
/** Open tabs keep working: hashed files are carried over to later releases. */
const ASSETS_KEPT = 30 * DAY
const RELEASES_KEPT = 10

/** When each hashed file was last built, by path in public/. */
type AssetDates = Record<string, number>

/** Adds a release to releases/<date>/ and points the link `current` at it. */
export async function activateRelease(folder: string, distDir: string, now = new Date()): Promise<string> {
  const id = now.toISOString().replaceAll(':', '-')
  const partial = join(folder, 'releases', `.${id}`)
  await mkdir(dirname(partial), { recursive: true })
  try {
    await cp(distDir, partial, { recursive: true })
    const own = hashedFiles(partial)
    await writeDates(partial, Object.fromEntries(own.map((file) => [file, now.getTime()])))
    const current = await currentRelease(folder)
    if (current) await carryAssets(join(folder, 'releases', current), partial, now.getTime() - ASSETS_KEPT)
  } catch (error) {
    // Otherwise failed attempts would fill the disk.
    await rm(partial, { recursive: true, force: true })
    throw error
  }
  await rename(partial, join(folder, 'releases', id))
  await switchTo(folder, id)
  await prune(folder, now.getTime())
  return id
}

/** Carries over the assets of the newer release, because tabs opened meanwhile request them. */
export async function rollBack(folder: string, now = new Date()): Promise<string> {
  const current = await currentRelease(folder)
  const earlier = current && (await releases(folder)).filter((id) => id < current).at(-1)
  if (!earlier) throw new Failure(`There is no earlier release in ${folder}.`)
  await carryAssets(
    join(folder, 'releases', current),
    join(folder, 'releases', earlier),
    now.getTime() - ASSETS_KEPT,
  )
  await switchTo(folder, earlier)
  return earlier
}

/** Renaming a link is atomic. */
async function switchTo(folder: string, id: string): Promise<void> {
  const next = join(folder, `.current-${process.pid}`)
  await rm(next, { force: true })
  await symlink(join('releases', id), next)
  await rename(next, join(folder, 'current'))
}

async function carryAssets(from: string, to: string, since: number): Promise<void> {
  const dates = await readDates(to)
  for (const [file, date] of Object.entries(await readDates(from))) {
    if (file in dates || date < since) continue
    await mkdir(dirname(join(to, 'public', file)), { recursive: true })
    await link(join(from, 'public', file), join(to, 'public', file)).catch((error) => {
      // Left by an attempt that was broken off.
      if (error.code !== 'EEXIST') throw error
    })
    dates[file] = date
  }
  await writeDates(to, dates)
}

async function prune(folder: string, now: number): Promise<void> {
  const current = await currentRelease(folder)
  const old = (await releases(folder)).slice(0, -RELEASES_KEPT).filter((id) => id !== current)
  for (const id of old) {
    const path = join(folder, 'releases', id)
    // A running server may still read it.
    if (now - (await stat(path)).ctimeMs > DAY) await rm(path, { recursive: true })
  }
}

async function releases(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'releases'))
  return names.filter((name) => !name.startsWith('.')).toSorted()
}

async function currentRelease(folder: string): Promise<string | undefined> {
  return readlink(join(folder, 'current')).then(basename, () => undefined)
}

function hashedFiles(release: string): string[] {
  // Unlike a glob, this throws without a public/ folder.
  const files = readdirSync(join(release, 'public'), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => HASHED_NAME.test(`/${file.replace(/\.(?:br|gz)$/, '')}`))
}

async function readDates(release: string): Promise<AssetDates> {
  return JSON.parse(await readFile(join(release, 'assets.json'), 'utf8')) as AssetDates
}

async function writeDates(release: string, dates: AssetDates): Promise<void> {
  await writeFile(join(release, 'assets.json'), JSON.stringify(dates))
}
