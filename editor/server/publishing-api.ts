import { Failure } from '../../build/run.ts'
import type { PublishPlan, State, Version } from '../model.ts'
import { isContentFile } from './content-files.ts'
import type { Draft } from './draft.ts'
import { EditorRefusal } from './editor-refusal.ts'
import { tell } from './publishing/changed-files.ts'
import { historyOf, versionIn } from './publishing/history.ts'
import { planOf } from './publishing/plan.ts'
import { publishContent } from './publishing/publish.ts'

/** What the page can ask for beyond the files themselves: to publish what is saved, and to bring back what was. */
export function publishingApi(content: string, { changes }: Draft, state: () => State) {
  const earlier = async (file: string, commit: string): Promise<Buffer> => {
    const bytes = isContentFile(file) ? await versionIn(content, file, commit) : null
    if (!bytes) throw new EditorRefusal(404, 'There is no such version of this file.')
    return bytes
  }
  return {
    plan: (): Promise<PublishPlan> => planOf(content),

    async publish({ message }: { message?: string }): Promise<{ said: string[] }> {
      if (changes.files().length > 0)
        throw new EditorRefusal(409, 'Save or discard your changes first: what is saved is published.')
      try {
        return { said: await publishContent(content, message) }
      } catch (error) {
        throw error instanceof Failure ? new EditorRefusal(422, error.message) : error
      }
    },

    async history(file: string): Promise<{ versions: Version[] }> {
      if (!isContentFile(file)) throw new EditorRefusal(404, `There is no content file ${file}.`)
      const versions = await historyOf(content, file)
      if (!versions)
        throw new EditorRefusal(
          404,
          'There is no history yet. In a terminal in the project\'s folder: git init, then git add . and git commit -m "First version".',
        )
      return { versions }
    },

    /** What would change if an earlier version came back, in words. */
    async difference(file: string, commit: string): Promise<{ changes: string[] }> {
      const after = await earlier(file, commit)
      const before = changes.bytes(file)
      return { changes: before?.equals(after) ? [] : tell(content, [{ file, before, after }]) }
    },

    /** Brings an earlier version back as a change that is not saved yet: it can be looked at first. */
    async restore(file: string, commit: string): Promise<State> {
      if (changes.has(file))
        throw new EditorRefusal(409, 'Save or discard your changes to this file first, so that none is lost.')
      changes.put(file, await earlier(file, commit))
      return state()
    },
  }
}
