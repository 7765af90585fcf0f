import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '../../server/relay/open-store.ts'
import type { Store } from '../../server/relay/store.ts'

/**
 * Carries the store of this machine over to the shared one. Its file is then put aside under another name: a
 * relay that found it again would send what waits in it a second time.
 */
export async function move(dataDir: string, target: Store): Promise<number> {
  const path = join(dataDir, 'relay.sqlite')
  if (!existsSync(path)) throw new Error(`There is no ${path} to move.`)
  // As its one user: a relay that still serves from the folder must be stopped first.
  const source = await openStore({ dataDir }, 'serving')
  let moved = 0
  try {
    await source.check()
    await source.copyOut(async (rows) => {
      moved += await target.copyIn(rows)
    })
  } finally {
    await source.close()
  }
  renameSync(path, `${path}.moved-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`)
  for (const side of ['-wal', '-shm']) rmSync(path + side, { force: true })
  return moved
}
