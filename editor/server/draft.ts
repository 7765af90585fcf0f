import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { ContentError, type Problem } from '#content-model/content-error.ts'
import { readSite } from '#content-model/site.ts'
import { listFiles } from '#content-model/source.ts'
import { Failure } from '../../build/run.ts'

/** `base`: the version that was changed; `bytes`: the new content in base64, null to delete the file. */
type Change = { base: string; bytes: string | null }

/** File systems allow about 250 bytes. */
const MAX_NAME_LENGTH = 80

export type Draft = ReturnType<typeof openDraft>

/**
 * The unsaved changes, stored on disk so that they survive a restart. Beside them are two copies of content/: `folder`
 * has all changes, `preview` has those of the last state without errors.
 */
export function openDraft(content: string, preview: string, onPreviewChanged?: () => void) {
  const folder = join(dirname(preview), 'draft')
  const path = join(dirname(preview), 'changes.json')
  let changes = new Map<string, Change>(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [])
  /** Writes first, so that a failed write changes nothing. */
  const store = (next: typeof changes) => {
    replaceFile(path, JSON.stringify([...next]))
    changes = next
  }
  const saved = (file: string) => readBytes(join(content, file))
  /** Whether the saved file has changed since this change began. */
  const isStale = (file: string) => changes.has(file) && changes.get(file)!.base !== versionOf(saved(file))
  const isRemoved = (file: string) => changes.get(file)?.bytes === null
  /** The content of a file including unsaved changes. */
  const bytes = (file: string): Buffer | null => {
    const change = changes.get(file)
    if (!change) return saved(file)
    return change.bytes === null ? null : Buffer.from(change.bytes, 'base64')
  }
  const present = () =>
    [...new Set([...listFiles(content, ''), ...changes.keys()])].filter((file) => !isRemoved(file))
  const refresh = () => copyFiles(folder, present(), bytes)
  copyFiles(preview, listFiles(content, ''), saved)

  return {
    folder,
    files: () => [...changes.keys()],
    present,
    isRemoved,
    isStale,
    saved,
    bytes,
    refresh,
    put(file: string, next: Buffer | null): void {
      if (basename(file, extname(file)).length > MAX_NAME_LENGTH)
        throw new Failure(`This name is too long. It can have ${MAX_NAME_LENGTH} letters at most.`)
      const changed = new Map(changes)
      const base = changes.get(file)?.base ?? versionOf(saved(file))
      if (versionOf(next) === versionOf(saved(file))) changed.delete(file)
      else changed.set(file, { base, bytes: next?.toString('base64') ?? null })
      // Written first: a change that cannot be written would make every later check fail.
      if (next) replaceFile(join(folder, file), next)
      store(changed)
    },
    drop(file: string): void {
      store(new Map([...changes].filter(([name]) => name !== file)))
    },
    /** Saves all changes, or none if one of the files was changed elsewhere. */
    save(): void {
      const stale = [...changes.keys()].find(isStale)
      if (stale) throw staleFile(stale, bytes(stale), saved(stale))
      for (const file of changes.keys()) {
        const next = bytes(file)
        if (next) replaceFile(join(content, file), next)
        else rmSync(join(content, file))
      }
      store(new Map())
    },
    /** Returns the errors in the changed content; without errors it becomes the preview. */
    check(): Problem[] {
      refresh()
      const problems = problemsIn(folder)
      if (problems.length > 0) return problems
      copyFiles(preview, present(), bytes)
      onPreviewChanged?.()
      return []
    },
  }
}

/** Both texts of a file that was changed here and elsewhere. */
export type Stale = { file: string; mine: string; theirs: string }

export function staleFile(file: string, mine: Buffer | null, theirs: Buffer | null): Failure {
  const message = `content/${file} was changed elsewhere meanwhile: by another window or program. Nothing was written.`
  const cause: Stale = { file, mine: String(mine ?? ''), theirs: String(theirs ?? '') }
  return new Failure(message, { cause })
}

export function versionOf(bytes: Buffer | null): string {
  return bytes ? createHash('sha256').update(bytes).digest('hex').slice(0, 16) : 'none'
}

export function problemsIn(folder: string): Problem[] {
  try {
    readSite(folder)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

export function readBytes(path: string): Buffer | null {
  return existsSync(path) ? readFileSync(path) : null
}

/** Pictures and films are copied as empty files, because the content check only needs their names. */
function copyFiles(folder: string, files: string[], bytesOf: (file: string) => Buffer | null): void {
  for (const file of listFiles(folder, '')) if (!files.includes(file)) rmSync(join(folder, file))
  for (const file of files) {
    const path = join(folder, file)
    const bytes = (/\.(?:yaml|md|svg)$/.test(file) && bytesOf(file)) || Buffer.alloc(0)
    if (!readBytes(path)?.equals(bytes)) replaceFile(path, bytes)
  }
}

/** Writes to another file and renames it, so that no incomplete file is read. */
function replaceFile(path: string, bytes: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, bytes)
  renameSync(`${path}.new`, path)
}
