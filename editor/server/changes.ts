import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '#reading/source.ts'
import { EditorRefusal } from './editor-refusal.ts'

/** `base` is the version of the file it was made from; no bytes means that the file goes. */
type Change = { base: string; bytes: Buffer | null }

/** One file of a save; no bytes means that there is no file. */
export type Step = { file: string; before: Buffer | null; after: Buffer | null }

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
    has: (file: string) => changes.has(file),
    isRemoved: (file: string) => changes.get(file)?.bytes === null,
    saved,
    /** The bytes a file would have if everything were saved now. */
    bytes(file: string): Buffer | null {
      const change = changes.get(file)
      return change ? change.bytes : saved(file)
    },
    /** The version its changes began from. */
    base,
    put(file: string, bytes: Buffer | null, from = base(file)): void {
      const change = { base: from, bytes }
      if (isDone(file, change)) changes.delete(file)
      else changes.set(file, change)
      keep()
    },
    drop(file: string): void {
      changes.delete(file)
      keep()
    },
    /**
     * Writes everything into content/, or nothing if somebody else has changed one of the files meanwhile. Returns what
     * was done, so that it can be undone.
     */
    save(): Step[] {
      const todo = [...changes].filter(([file, change]) => !isDone(file, change))
      for (const [file, { base }] of todo) if (base !== versionOf(saved(file))) throw changedOutside(file)
      const steps = todo.map(([file, { bytes }]) => ({ file, before: saved(file), after: bytes }))
      for (const { file, after } of steps) {
        if (after) replaceFile(join(content, file), after)
        else rmSync(join(content, file))
      }
      changes.clear()
      keep()
      return steps
    },
  }
}

function changedOutside(file: string): EditorRefusal {
  return new EditorRefusal(
    409,
    `content/${file} was changed outside the editor meanwhile. Nothing was written; both versions are shown with its fields.`,
    { file },
  )
}

export function versionOf(bytes: Buffer | null): string {
  return bytes ? createHash('sha256').update(bytes).digest('hex').slice(0, 16) : 'none'
}

export function readBytes(path: string): Buffer | null {
  return existsSync(path) ? readFileSync(path) : null
}

/** Written beside it and renamed, so that no half file is ever read. */
export function replaceFile(path: string, bytes: Buffer | string): void {
  writeFileSync(`${path}.new`, bytes)
  renameSync(`${path}.new`, path)
}

/** Pictures are bytes too, and JSON knows words only. */
function store(changes: Map<string, Change>): string {
  return JSON.stringify([...changes].map(([file, { base, bytes }]) => [file, base, toJson(bytes)]))
}

function restore(json: string): [string, Change][] {
  const stored = JSON.parse(json) as [file: string, base: string, bytes: string | null][]
  return stored.map(([file, base, bytes]) => [file, { base, bytes: fromJson(bytes) }])
}

export function toJson(bytes: Buffer | null): string | null {
  return bytes?.toString('base64') ?? null
}

export function fromJson(bytes: string | null): Buffer | null {
  return bytes === null ? null : Buffer.from(bytes, 'base64')
}
