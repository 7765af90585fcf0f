import { existsSync, readFileSync } from 'node:fs'
import { fromJson, replaceFile, toJson, versionOf, type Changes, type Step } from './changes.ts'
import { EditorRefusal } from './editor-refusal.ts'

type LastSave = { steps: Step[]; isUndone: boolean }

/** The last save, kept on disk like what is not saved: one click takes it back, the next does it again. */
export function openLastSave(changes: Changes, path: string) {
  let last = existsSync(path) ? restore(readFileSync(path, 'utf8')) : undefined
  const keep = (next: LastSave) => {
    last = next
    replaceFile(path, store(next))
  }
  /** Whether every file still says what the last step wrote. */
  const isInPlace = ({ steps }: LastSave) =>
    steps.every(({ file, after }) => versionOf(changes.saved(file)) === versionOf(after))
  return {
    remember(steps: Step[]): void {
      if (steps.length > 0) keep({ steps, isUndone: false })
    },
    state: () => (last && isInPlace(last) ? (last.isUndone ? 'undone' : 'done') : undefined),
    /** Writes what was there before, and remembers that this can be taken back in turn. */
    turn(): 'undone' | 'redone' {
      if (!last || !isInPlace(last)) throw new EditorRefusal(409, 'These files were changed since.')
      if (changes.files().length > 0)
        throw new EditorRefusal(409, 'Save or discard what you changed since, then undo the save before it.')
      for (const { file, before } of last.steps) changes.put(file, before)
      keep({ steps: changes.save(), isUndone: !last.isUndone })
      return last.isUndone ? 'undone' : 'redone'
    },
  }
}

function store({ steps, isUndone }: LastSave): string {
  return JSON.stringify({
    isUndone,
    steps: steps.map(({ file, before, after }) => [file, toJson(before), toJson(after)]),
  })
}

type Stored = {
  isUndone: boolean
  steps: [file: string, before: string | null, after: string | null][]
}

function restore(json: string): LastSave {
  const { isUndone, steps } = JSON.parse(json) as Stored
  return {
    isUndone,
    steps: steps.map(([file, before, after]) => ({
      file,
      before: fromJson(before),
      after: fromJson(after),
    })),
  }
}
