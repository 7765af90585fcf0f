import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '#reading/source.ts'
import { EditorRefusal } from './editor-refusal.ts'

/** `base` is the version of the file it was made from; no bytes means that the file goes. */
type Change = { base: string; bytes: Buffer | null }

export type Changes = ReturnType<typeof openChanges>

/**
 * What was changed and is not saved, by file. It is kept on disk, so that neither a closed browser nor a stopped
 * editor loses it.
 */
export function openChanges(content: string, path: string) {
  const changes = new Map<string, Change>(existsSync(path) ? restore(readFileSync(path, 'utf8')) : [])
  const keep = () => {
    mkdirSync(dirname(path), { recursive: true })
    replaceFile(path, store(changes))
  }
  const saved = (file: string) => readBytes(join(content, file))
  const base = (file: string): string => changes.get(file)?.base ?? versionOf(saved(file))
  const isDone = (file: string, { bytes }: Change) => versionOf(bytes) === versionOf(saved(file))

  return {
    files: () => [...changes.keys()],
    /** Every file there would be if everything were saved now. */
    present(): string[] {
      const all = new Set([...listFiles(content, ''), ...changes.keys()])
      return [...all].filter((file) => !this.isRemoved(file))
    },
    isRemoved: (file: string) => changes.get(file)?.bytes === null,
    saved,
    /** The bytes a file would have if everything were saved now. */
    bytes(file: string): Buffer | null {
      const change = changes.get(file)
      return change ? change.bytes : saved(file)
    },
    /** The version its changes began from. */
    base,
    put(file: string, bytes: Buffer | null): void {
      const change = { base: base(file), bytes }
      if (isDone(file, change)) changes.delete(file)
      else changes.set(file, change)
      keep()
    },
    drop(file: string): void {
      changes.delete(file)
      keep()
    },
    /** Writes everything into content/, or nothing if somebody else has changed one of the files meanwhile. */
    save(): void {
      const todo = [...changes].filter(([file, change]) => !isDone(file, change))
      for (const [file, { base }] of todo) if (base !== versionOf(saved(file))) throw changedOutside(file)
      for (const [file, { bytes }] of todo) {
        if (bytes) replaceFile(join(content, file), bytes)
        else rmSync(join(content, file))
      }
      changes.clear()
      keep()
    },
  }
}

export function changedOutside(file: string): EditorRefusal {
  return new EditorRefusal(
    409,
    `content/${file} was changed outside the editor meanwhile. Discard your changes to it, then make them again.`,
  )
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

/** Pictures are bytes too, and JSON knows words only. */
function store(changes: Map<string, Change>): string {
  return JSON.stringify(
    [...changes].map(([file, { base, bytes }]) => [file, base, bytes?.toString('base64') ?? null]),
  )
}

function restore(json: string): [string, Change][] {
  const stored = JSON.parse(json) as [file: string, base: string, bytes: string | null][]
  return stored.map(([file, base, bytes]) => [
    file,
    { base, bytes: bytes === null ? null : Buffer.from(bytes, 'base64') },
  ])
}
