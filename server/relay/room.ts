import { open, readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { type Store, StoreError } from './store.ts'

export type Room = {
  /** Fails when nothing more may be stored here. */
  check(): Promise<void>
}

const megabyte = 1024 * 1024
/** Of a small disk the floor is this part, so that a small disk can be used at all. */
const partOfDisk = 0.05

/**
 * A floor under the free space of the disk and a bound on what lies in the store's folder: a flood must neither fill
 * the machine nor grow without end. Looked at now and then, not for every message. A store that is not on this
 * machine's disk has the bound alone: its disk is somebody else's to watch.
 */
export function createRoom(
  dataDir: string,
  { holdsMoreThan }: Pick<Store, 'holdsMoreThan'>,
  limits: { minFreeMb: number; maxStoreMb: number; everyMs: number },
  steadyClock: () => number,
): Room {
  let known = { at: -Infinity, full: Promise.resolve<string | undefined>(undefined) }

  async function look(): Promise<string | undefined> {
    if (holdsMoreThan) return (await holdsMoreThan(limits.maxStoreMb * megabyte)) ? 'store-bound' : undefined
    const { bavail, blocks, bsize } = await statfs(dataDir)
    const floor = Math.min(limits.minFreeMb * megabyte, blocks * bsize * partOfDisk)
    if (bavail * bsize < floor) return 'disk-floor'
    return (await sizeOf(dataDir)) > limits.maxStoreMb * megabyte ? 'store-bound' : undefined
  }

  return {
    async check() {
      // A folder that cannot be looked at is the store's to complain of, if it uses one.
      if (steadyClock() - known.at >= limits.everyMs)
        known = { at: steadyClock(), full: look().catch(() => undefined) }
      const full = await known.full
      if (full) throw new StoreError(full)
    },
  }
}

async function sizeOf(directory: string): Promise<number> {
  const files = (await readdir(directory)).map((name) => join(directory, name))
  const sizes = files.map(async (path) => {
    const { size } = await stat(path)
    return path.endsWith('.sqlite') ? size - (await emptyIn(path)) : size
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** What was purged leaves pages that are used again: the file does not shrink, but there is room in it. */
async function emptyIn(path: string): Promise<number> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(100), 0, 100, 0)
    // By the format of SQLite: the size of a page, where 1 stands for 65,536, and the number of empty ones.
    const pageSize = buffer.readUInt16BE(16) === 1 ? 65_536 : buffer.readUInt16BE(16)
    return bytesRead < 100 ? 0 : pageSize * buffer.readUInt32BE(36)
  } finally {
    await file.close()
  }
}
