import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ContentError, type Problem } from '#reading/content-error.ts'
import { plainMedia } from '#reading/plain-media.ts'
import { readSite } from '#reading/site.ts'
import { listFiles } from '#reading/source.ts'
import { openChanges, readBytes } from './changes.ts'

export type Draft = ReturnType<typeof openDraft>

/**
 * Two copies of content/ with what is not saved yet: the draft as it is, and `shown` as it was when the whole site could
 * last be read, so that the preview never breaks while somebody types.
 */
export function openDraft(content: string, shown: string, onShown?: () => void) {
  const draft = join(dirname(shown), 'draft')
  const changes = openChanges(content, join(dirname(shown), 'changes.json'))
  const refresh = () => copyFiles(draft, changes.present(), changes.bytes)
  copyFiles(shown, listFiles(content, ''), changes.saved)
  return {
    folder: draft,
    changes,
    /** Brings in what was changed here and by other hands. */
    refresh,
    /** What is wrong with the site as it would be. The preview goes on with what was last in order. */
    check(): Problem[] {
      refresh()
      const problems = problemsIn(draft)
      if (problems.length === 0) {
        copyFiles(shown, changes.present(), changes.bytes)
        onShown?.()
      }
      return problems
    },
  }
}

export function problemsIn(folder: string): Problem[] {
  try {
    readSite(folder, plainMedia(folder))
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

/** Words and the logo are copied; of a picture or a film only the name, since the reader asks no more than whether it is there. */
function copyFiles(folder: string, files: string[], bytesOf: (file: string) => Buffer | null): void {
  const left = new Set(listFiles(folder, ''))
  for (const file of files) {
    left.delete(file)
    const path = join(folder, file)
    const bytes = (/\.(?:yaml|md|svg)$/.test(file) && bytesOf(file)) || Buffer.alloc(0)
    if (readBytes(path)?.equals(bytes)) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  }
  for (const file of left) rmSync(join(folder, file))
}
