import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ContentError, type Problem } from '#reading/content-error.ts'
import { readSite } from '#reading/site.ts'
import { listFiles } from '#reading/source.ts'
import { plainMedia } from '#reading/plain-media.ts'
import { openChanges, readBytes } from './changes.ts'
import { openLastSave } from './last-save.ts'
import { standIn } from './stand-in.ts'

export type Draft = ReturnType<typeof openDraft>

/**
 * Two copies of content/ with what is not saved yet: the draft as it is, and `shown` as it was when the whole site could
 * last be read, so that the preview never breaks while somebody types.
 */
export function openDraft(content: string, shown: string, onShown?: () => void) {
  const draft = join(dirname(shown), 'draft')
  const changes = openChanges(content, join(dirname(shown), 'changes.json'))
  const refresh = () => lay(draft, changes.present(), changes.bytes)
  lay(shown, listFiles(content, ''), changes.saved)
  return {
    folder: draft,
    changes,
    lastSave: openLastSave(changes, join(dirname(shown), 'last-save.json')),
    /** Brings in what was changed here and by other hands. */
    refresh,
    /** What is wrong with the site as it would be, and whether the preview shows it all the same. */
    check(): { problems: Problem[]; isPreviewed: boolean } {
      refresh()
      const problems = problemsOf(draft)
      const bytesOf = problems.length === 0 ? changes.bytes : standInsFor(problems)
      if (bytesOf) {
        lay(shown, changes.present(), bytesOf)
        onShown?.()
      }
      return { problems, isPreviewed: bytesOf !== undefined }
    },
  }

  /** New pages that are not finished, with another page's words where some are missing; undefined if that is no site either. */
  function standInsFor(problems: Problem[]) {
    const unfinished = new Set(problems.map(({ file }) => file))
    if ([...unfinished].some((file) => changes.saved(file) || !changes.bytes(file))) return undefined
    const bytesOf = (file: string) =>
      unfinished.has(file)
        ? Buffer.from(standIn(file, String(changes.bytes(file)), modelFor(file), problems))
        : changes.bytes(file)
    const trial = join(dirname(shown), 'trial')
    lay(trial, changes.present(), bytesOf)
    return problemsOf(trial).length === 0 ? bytesOf : undefined
  }

  /** A finished page of the same kind. */
  function modelFor(file: string): string {
    const [model] = listFiles(content, dirname(file))
    return model ? String(changes.saved(model)) : ''
  }
}

/** Words and the mark are copied; of a picture or a film only the name counts, since the reader asks no more than whether it is there. */
function lay(folder: string, files: string[], bytesOf: (file: string) => Buffer | null): void {
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

function problemsOf(folder: string): Problem[] {
  try {
    readSite(folder, plainMedia(folder))
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}
