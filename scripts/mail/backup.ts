import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Store, StoredRow } from '../../server/relay/store.ts'

const format = 'mail-backup-1'
const slice = 500

/** Everything of one moment as one file, readable by its owner only, while the relay goes on. Answers how many messages. */
export async function backUp(store: Store, path: string): Promise<number> {
  const unfinished = `${path}.part`
  const hash = createHash('sha256')
  let messages = 0
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      const write = async (line: string) => {
        hash.update(line)
        await file.writeFile(line)
      }
      await write(`${JSON.stringify({ format })}\n`)
      await store.copyOut(async (rows) => {
        messages += rows.filter(({ table }) => table === 'messages').length
        if (rows.length > 0) await write(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
      })
      await file.writeFile(`${JSON.stringify({ end: true, messages, sha256: hash.digest('hex') })}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(unfinished, { force: true })
    throw error
  }
  return messages
}

/** Puts back what the store lacks; what it has stays as it is. Answers how many messages came back. */
export async function restore(store: Store, path: string): Promise<number> {
  // Read to the end first: half a backup must not look like a whole one.
  await readBackup(path, async () => undefined)
  let restored = 0
  await readBackup(path, async (rows) => {
    restored += await store.copyIn(rows)
  })
  return restored
}

async function readBackup(path: string, take: (rows: StoredRow[]) => Promise<void>): Promise<void> {
  const hash = createHash('sha256')
  let rows: StoredRow[] = []
  let [isFirst, isWhole] = [true, false]
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const value = parse(line)
    if (isFirst && value['format'] !== format) throw new Error(`${path} is not a backup of the mail store.`)
    if (value['end']) isWhole = value['sha256'] === hash.digest('hex')
    else hash.update(`${line}\n`)
    if (value['table']) rows.push(value as StoredRow)
    if (rows.length >= slice) {
      await take(rows)
      rows = []
    }
    isFirst = false
  }
  if (!isWhole) throw new Error(`${path} is damaged or cut short: nothing of it was used.`)
  await take(rows)
}

function parse(line: string): Record<string, unknown> {
  try {
    return JSON.parse(line) as Record<string, unknown>
  } catch {
    return {}
  }
}
