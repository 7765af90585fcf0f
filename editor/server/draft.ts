import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { ContentError, type Problem } from '#content-model/content-error.ts'
import { readSite } from '#content-model/site.ts'
import { listFiles } from '#content-model/source.ts'
import { Failure } from '../../build/run.ts'

/** `base` is the version of the file it was made from; no bytes (in base64) means that the file goes. */
type Change = { base: string; bytes: string | null }

/** File systems end at some 250 bytes; an address that long nobody reads. */
const MOST_LETTERS = 80

export type Draft = ReturnType<typeof openDraft>

/**
 * What was changed and is not saved, by file: kept on disk, so that neither a closed browser nor a stop loses it. Beside it
 * are two copies of content/: `folder` with these changes, and `shown` as that was when the whole site could last be
 * read, so that the preview never breaks while somebody types.
 */
export function openDraft(content: string, shown: string, onShown?: () => void) {
  const folder = join(dirname(shown), 'draft')
  const path = join(dirname(shown), 'changes.json')
  let changes = new Map<string, Change>(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [])
  /** Only what is on the disk counts: what could not be written did not happen. */
  const keep = (next: typeof changes) => {
    replaceFile(path, JSON.stringify([...next]))
    changes = next
  }
  const saved = (file: string) => readBytes(join(content, file))
  /** Whether somebody else has saved the file since it was changed here. */
  const isStale = (file: string) => changes.has(file) && changes.get(file)!.base !== versionOf(saved(file))
  const isRemoved = (file: string) => changes.get(file)?.bytes === null
  /** The bytes a file would have if everything were saved now. */
  const bytes = (file: string): Buffer | null => {
    const change = changes.get(file)
    if (!change) return saved(file)
    return change.bytes === null ? null : Buffer.from(change.bytes, 'base64')
  }
  const present = () =>
    [...new Set([...listFiles(content, ''), ...changes.keys()])].filter((file) => !isRemoved(file))
  /** Brings in what was changed here and by other hands. */
  const refresh = () => copyFiles(folder, present(), bytes)
  copyFiles(shown, listFiles(content, ''), saved)

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
      if (basename(file, extname(file)).length > MOST_LETTERS)
        throw new Failure(`This name is too long: give it ${MOST_LETTERS} letters at most.`)
      const changed = new Map(changes)
      const base = changes.get(file)?.base ?? versionOf(saved(file))
      if (versionOf(next) === versionOf(saved(file))) changed.delete(file)
      else changed.set(file, { base, bytes: next?.toString('base64') ?? null })
      // Before it is remembered: every later look would fail at it, after a restart too.
      if (next) replaceFile(join(folder, file), next)
      keep(changed)
    },
    drop(file: string): void {
      keep(new Map([...changes].filter(([name]) => name !== file)))
    },
    /** Writes everything into content/, or nothing if somebody else has changed one of the files meanwhile. */
    save(): void {
      const stale = [...changes.keys()].find(isStale)
      if (stale) throw staleFile(stale, bytes(stale), saved(stale))
      for (const file of changes.keys()) {
        const next = bytes(file)
        if (next) replaceFile(join(content, file), next)
        else rmSync(join(content, file))
      }
      keep(new Map())
    },
    /** What is wrong with the site as it would be. The preview goes on with what was last in order. */
    check(): Problem[] {
      refresh()
      const problems = problemsIn(folder)
      if (problems.length > 0) return problems
      copyFiles(shown, present(), bytes)
      onShown?.()
      return []
    },
  }
}

/** Both texts of a file that is another than the one a change was made from: its cause. */
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

/** Words and the logo are copied; of a picture or a film only the name, since the reader asks no more than whether it is there. */
function copyFiles(folder: string, files: string[], bytesOf: (file: string) => Buffer | null): void {
  for (const file of listFiles(folder, '')) if (!files.includes(file)) rmSync(join(folder, file))
  for (const file of files) {
    const path = join(folder, file)
    const bytes = (/\.(?:yaml|md|svg)$/.test(file) && bytesOf(file)) || Buffer.alloc(0)
    if (!readBytes(path)?.equals(bytes)) replaceFile(path, bytes)
  }
}

/** Written beside it and renamed, so that no half file is ever read. */
function replaceFile(path: string, bytes: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, bytes)
  renameSync(`${path}.new`, path)
}
