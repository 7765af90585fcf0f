import { slug } from '#lib/slug.ts'
import type { PageSource } from '#content-model/addresses.ts'
import type { Problem } from '#content-model/content-error.ts'
import { pageSchemas } from '#content-model/files.ts'
import { readSource } from '#content-model/source.ts'
import { withCurrentHashes } from '#content-model/spanish/parts.ts'
import { Failure } from '../../build/run.ts'
import { emptyValue } from '../schema.ts'
import { applyContents, readContents } from './apply.ts'
import { contentFiles, formOf, isDeletable, type ContentFile } from './content-files.ts'
import { staleFile, versionOf, type Draft } from './draft.ts'
import { optionsIn } from './options.ts'
import { syncPictures, isPicture, photosFile } from './pictures.ts'
import { historyOf, versionIn } from './publishing/git.ts'
import { publishingPlan, publishContent } from './publishing/publish.ts'

export type Api = ReturnType<typeof editorApi>

export type FileEntry = ContentFile & { state?: 'changed' | 'new' | 'removed' }

/** All files, the errors in the unsaved content, and what was just done. */
export type State = { files: FileEntry[]; problems: Problem[]; done?: 'Saved.' | 'Published.' }

/** The functions that the editor's page can call. Those that change something return the new state. */
export function editorApi(content: string, draft: Draft) {
  const { folder, saved, bytes } = draft

  const state = (): State => {
    const problems = draft.check()
    const touched = new Set(draft.files().map((file) => (isPicture(file) ? photosFile : file)))
    const stateOf = (file: string) => (draft.isRemoved(file) ? 'removed' : saved(file) ? 'changed' : 'new')
    const gone = contentFiles(content).filter(({ file }) => draft.isRemoved(file))
    const files = [...contentFiles(folder), ...gone]
    return {
      files: files.map((one) => (touched.has(one.file) ? { ...one, state: stateOf(one.file) } : one)),
      problems,
    }
  }
  const find = (file: string): ContentFile => {
    draft.refresh()
    const found = contentFiles(folder).find((one) => one.file === file)
    if (!found) throw new Failure(`There is no content file ${file}, or it cannot be read.`)
    return found
  }
  const dataOf = (file: string) => readContents(file, String(bytes(file)))

  return {
    state,

    open(file: string) {
      if (draft.isRemoved(file))
        throw new Failure('This page will be deleted when you save. “Discard changes” brings it back.')
      const { schema, language } = find(file)
      return {
        data: dataOf(file),
        version: versionOf(bytes(file)),
        english: language && dataOf(englishOf(file)),
        schema: schema(),
        options: optionsIn(folder),
      }
    },

    /** Stores an unsaved change. It is applied to the saved text, so that undoing it by hand leaves no difference. */
    update(file: string, { data, version }: { data: unknown; version: string }) {
      const currentBytes = bytes(contentFileName(file))
      const mine = Buffer.from(applyContents(file, String(saved(file) ?? currentBytes ?? ''), data))
      if (version !== versionOf(currentBytes)) throw staleFile(file, mine, currentBytes)
      draft.put(file, mine)
      if (file === photosFile) syncPictures(draft)
      return { ...state(), version: versionOf(bytes(file)) }
    },

    markTranslated(file: string): State {
      const english = find(file).language && readSource(folder, englishOf(file), [])
      if (!english) throw new Failure('Only a Spanish page can be marked as translated.')
      draft.put(file, Buffer.from(withCurrentHashes(String(bytes(file)), english)))
      return state()
    },

    discard(file: string): State {
      draft.drop(file)
      if (draft.isRemoved(spanishOf(file))) draft.drop(spanishOf(file))
      if (file === photosFile) for (const one of draft.files().filter(isPicture)) draft.drop(one)
      return state()
    },

    /** Continues with the saved file. Unsaved changes of another window stay unless they conflict with it. */
    dropStaleChange(file: string): State {
      if (draft.isStale(file)) draft.drop(file)
      return state()
    },

    create(kind: PageSource['kind'], title: string): State & { file: string } {
      const [ending, called] = kind === 'post' ? ['md', 'title'] : ['yaml', 'name']
      const file = `${kind}s/${slug(title)}.${ending}`
      if (!isDeletable(file) || slug(title).length < 2)
        throw new Failure('Please give it a title of letters or digits.')
      if (bytes(file)) throw new Failure('There is a page of this title already.')
      const page = { ...Object(emptyValue(formOf(pageSchemas[kind]))), [called]: title }
      draft.put(file, Buffer.from(applyContents(file, '', page)))
      return { ...state(), file }
    },

    remove(file: string): State {
      if (!isDeletable(find(file).file)) throw new Failure('This page is needed and cannot be deleted.')
      // A Spanish page needs its English one.
      for (const one of [file, spanishOf(file)]) draft.put(one, null)
      return state()
    },

    save(): State {
      const currentState = state()
      if (currentState.problems.length > 0) return currentState
      draft.save()
      return { ...state(), done: 'Saved.' }
    },

    plan: () => publishingPlan(content),

    async publish(message: string): Promise<State> {
      if (draft.files().length > 0)
        throw new Failure('Save or discard your changes first. Only saved changes are published.')
      await publishContent(content, message)
      return { ...state(), done: 'Published.' }
    },

    history: (file: string) => historyOf(content, contentFileName(file)),

    /** Restores an earlier version as an unsaved change. */
    async restore(file: string, commit: string): Promise<State> {
      if (draft.files().includes(file))
        throw new Failure('Save or discard your changes to this file first, so that none is lost.')
      const earlier = await versionIn(content, contentFileName(file), commit)
      if (earlier === null) throw new Failure('There is no such version of this file.')
      draft.put(file, Buffer.from(earlier))
      return state()
    },
  }
}

/** Refuses names outside content/. The file need not exist. */
function contentFileName(file: string): string {
  if (!/^[\w/-]+\.(?:yaml|md)$/.test(file)) throw new Failure(`There is no content file ${file}.`)
  return file
}

const englishOf = (file: string) => file.slice('es/'.length)
const spanishOf = (file: string) => `es/${file}`
