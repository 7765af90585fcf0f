import { statSync } from 'node:fs'
import { join } from 'node:path'
import { StoreError } from '../store.ts'

export type Identity = {
  /** Fails when the files under these names are no longer those that were opened, or were cut short. */
  verify(): void
}

/**
 * An open file can be deleted or replaced under its name, and writing to it goes on without an error:
 * what is written then is gone with the process.
 */
export function rememberFiles(dataDir: string, names: string[]): Identity {
  const files = names.map((name) => {
    const path = join(dataDir, name)
    return { path, ...look(path) }
  })
  return {
    verify() {
      for (const file of files) {
        const { inode, size } = look(file.path)
        if (inode !== file.inode) throw new StoreError(inode === '' ? 'missing' : 'replaced')
        // Neither the store nor its lock ever shrinks; the log does, and is known by its number alone.
        if (size < file.size && !file.path.endsWith('-wal')) throw new StoreError('truncated')
        file.size = size
      }
    },
  }
}

function look(path: string): { inode: string; size: number } {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? { inode: `${found.dev}:${found.ino}`, size: found.size } : { inode: '', size: 0 }
}
