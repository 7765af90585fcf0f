import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ContentError, type Problem } from '#reading/content-error.ts'
import { plainMedia } from '#reading/plain-media.ts'
import { readSite } from '#reading/site.ts'
import { listFiles } from '#reading/source.ts'
import { openChanges, readBytes } from './changes.ts'
import { standIn } from './new-page.ts'

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
    /** What is wrong with the site as it would be, and whether the preview shows it all the same. */
    check(): { problems: Problem[]; isPreviewed: boolean } {
      refresh()
      const problems = problemsIn(draft)
      const bytesOf = problems.length === 0 ? changes.bytes : withStandIns(problems)
      if (bytesOf) {
        copyFiles(shown, changes.present(), bytesOf)
        onShown?.()
      }
      return { problems, isPreviewed: bytesOf !== undefined }
    },
  }

  /** New pages with another page's words where some are missing; undefined if that is no site either. */
  function withStandIns(problems: Problem[]) {
    const unfinished = new Set(problems.map(({ file }) => file))
    if ([...unfinished].some((file) => changes.saved(file) || !changes.bytes(file))) return undefined
    const bytesOf = (file: string) => {
      if (!unfinished.has(file)) return changes.bytes(file)
      const [model = file] = listFiles(content, dirname(file))
      return Buffer.from(standIn(file, String(changes.bytes(file)), String(changes.saved(model)), problems))
    }
    const trial = join(dirname(shown), 'trial')
    copyFiles(trial, changes.present(), bytesOf)
    return problemsIn(trial).length === 0 ? bytesOf : undefined
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
