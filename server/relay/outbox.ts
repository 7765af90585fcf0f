import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Addresses, composeMail } from './compose.ts'
import type { Message } from './store.ts'
import type { Transport } from './transport.ts'

/** Stands in while no mail server is configured: each message becomes a file that any mail program opens. */
export function createOutbox(directory: string, addresses: Addresses, mostFiles = Infinity): Transport {
  let files = Infinity
  let beingWritten = 0
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  return {
    async send(message) {
      const { message: mail } = await composer.sendMail(composeMail(message, addresses))
      mkdirSync(directory, { recursive: true, mode: 0o700 })
      // Counted when there may be too many. Then messages stay in the store until files are taken away or purged.
      if (files >= mostFiles) files = mailsIn(directory).length + beingWritten
      if (files >= mostFiles) throw new Error('the outbox is full')
      files++
      const path = join(directory, fileName(message))
      beingWritten++
      await writeWhole(path, mail as Buffer).finally(() => beingWritten--)
    },
    async purge(before) {
      if (!existsSync(directory)) return 0
      let count = 0
      for (const path of mailsIn(directory).map((name) => join(directory, name))) {
        if ((await stat(path)).mtimeMs > before) continue
        await rm(path, { force: true })
        count++
      }
      return count
    },
    close: () => composer.close(),
  }
}

function mailsIn(directory: string): string[] {
  return readdirSync(directory).filter((name) => name.endsWith('.eml'))
}

/** The same for every attempt, so that a repeated delivery replaces the file. */
function fileName({ id, form, receivedAt }: Message): string {
  const time = new Date(receivedAt).toISOString().replace(/[-:]|\.\d+/g, '')
  return `${time}-${form}-${id}.eml`
}

/** Under another name until it is complete and on the disk: nobody ever sees half a message. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.part`
  try {
    const file = await open(unfinished, 'w', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
    await syncDirectory(dirname(path))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** A new name is on the disk only when its directory is. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
