import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '#reading/source.ts'
import type { Stale } from '../model.ts'

/** Why a request cannot be answered, in words for the person at the screen. */
export class EditorRefusal extends Error {
  status: number
  stale: Stale | undefined

  constructor(status: number, message: string, stale?: Stale) {
    super(message)
    this.status = status
    this.stale = stale
  }
}

/** `base` is the version of the file it was made from; no bytes (in base64) means that the file goes. */
type Change = { base: string; bytes: string | null }

export type Changes = ReturnType<typeof openChanges>

/** What was changed and is not saved, by file: kept on disk, so that neither a closed browser nor a stop loses it. */
export function openChanges(content: string, path: string) {
  const changes = new Map<string, Change>(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [])
  const keep = () => {
    mkdirSync(dirname(path), { recursive: true })
    replaceFile(path, JSON.stringify([...changes]))
  }
  const saved = (file: string) => readBytes(join(content, file))
  const bytesOf = ({ bytes }: Change) => (bytes === null ? null : Buffer.from(bytes, 'base64'))
  const isRemoved = (file: string) => changes.get(file)?.bytes === null

  return {
    files: () => [...changes.keys()],
    /** Every file there would be if everything were saved now. */
    present: () =>
      [...new Set([...listFiles(content, ''), ...changes.keys()])].filter((file) => !isRemoved(file)),
    isRemoved,
    saved,
    /** The bytes a file would have if everything were saved now. */
    bytes(file: string): Buffer | null {
      const change = changes.get(file)
      return change ? bytesOf(change) : saved(file)
    },
    put(file: string, bytes: Buffer | null): void {
      const base = changes.get(file)?.base ?? versionOf(saved(file))
      if (versionOf(bytes) === versionOf(saved(file))) changes.delete(file)
      else changes.set(file, { base, bytes: bytes?.toString('base64') ?? null })
      keep()
    },
    drop(file: string): void {
      changes.delete(file)
      keep()
    },
    /** Writes everything into content/, or nothing if somebody else has changed one of the files meanwhile. */
    save(): void {
      for (const [file, change] of changes)
        if (change.base !== versionOf(saved(file))) throw staleFile(file, bytesOf(change), saved(file))
      for (const [file, change] of changes) {
        const bytes = bytesOf(change)
        if (bytes) replaceFile(join(content, file), bytes)
        else rmSync(join(content, file))
      }
      changes.clear()
      keep()
    },
  }
}

export function staleFile(file: string, mine: Buffer | null, theirs: Buffer | null): EditorRefusal {
  const message = `content/${file} was changed elsewhere meanwhile: by another window or program. Nothing was written.`
  return new EditorRefusal(409, message, { file, mine: String(mine ?? ''), theirs: String(theirs ?? '') })
}

export function versionOf(bytes: Buffer | null): string {
  return bytes ? createHash('sha256').update(bytes).digest('hex').slice(0, 16) : 'none'
}

export function readBytes(path: string): Buffer | null {
  return existsSync(path) ? readFileSync(path) : null
}

/** Written beside it and renamed, so that no half file is ever read. */
function replaceFile(path: string, bytes: Buffer | string): void {
  writeFileSync(`${path}.new`, bytes)
  renameSync(`${path}.new`, path)
}
