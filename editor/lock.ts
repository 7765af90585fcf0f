import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Who edits a folder: the process, its machine, and the address of its editor. */
type Holder = { pid: number; host: string; address: string }

/**
 * Takes the folder for this process: two editors over one folder would not know what the other keeps unsaved. The file
 * lies in the folder itself, so that another checkout or machine sees it too. Returns who has it already, if somebody
 * has; a process that is gone has nothing.
 */
export function takeLock(content: string, address: string): Holder | undefined {
  const path = join(content, LOCK)
  const me: Holder = { pid: process.pid, host: hostname(), address }
  for (;;) {
    try {
      writeFileSync(path, JSON.stringify(me), { flag: 'wx' })
      return undefined
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = holderIn(path)
    if (holder && isThere(holder)) return holder
    rmSync(path, { force: true })
  }
}

/** Gives the folder back, if it is ours. */
export function releaseLock(content: string): void {
  const path = join(content, LOCK)
  const holder = holderIn(path)
  if (holder?.pid === process.pid && holder.host === hostname()) rmSync(path, { force: true })
}

/** Hidden: it belongs to the machine, not to the content. */
export const LOCK = '.editor-lock'

/** A file that cannot be read was left by a machine that stopped while writing it. */
function holderIn(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isThere({ pid, host }: Holder): boolean {
  // Nobody here can say what runs on another machine.
  if (host !== hostname()) return true
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
