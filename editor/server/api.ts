import { slug } from '#lib/slug.ts'
import type { PageSource } from '#content-model/addresses.ts'
import type { Problem } from '#content-model/content-error.ts'
import { pageSchemas } from '#content-model/files.ts'
import { readSource } from '#content-model/source.ts'
import { withCurrentHashes } from '#content-model/spanish/parts.ts'
import { Failure } from '../../build/run.ts'
import { newValue } from '../schema.ts'
import { applyContents, readContents } from './apply.ts'
import { contentFiles, formOf, mayGo, type ContentFile } from './content-files.ts'
import { staleFile, versionOf, type Draft } from './draft.ts'
import { optionsIn } from './options.ts'
import { followRegister, isPicture, register } from './pictures.ts'
import { historyOf, versionIn } from './publishing/git.ts'
import { planOf, publishContent } from './publishing/publish.ts'

export type Api = ReturnType<typeof editorApi>

/** In the list: what would happen to a file if everything were saved now. */
export type FileEntry = ContentFile & { state?: 'changed' | 'new' | 'removed' }

/** How things stand: every file, what is wrong with the site as it would be, and what was just done. */
export type State = { files: FileEntry[]; problems: Problem[]; done?: 'Saved.' | 'Published.' }

/** What the editor's page can ask for. Whatever changes something answers with how things stand after it. */
export function editorApi(content: string, draft: Draft) {
  const { folder, saved, bytes } = draft

  const state = (): State => {
    const problems = draft.check()
    const touched = new Set(draft.files().map((file) => (isPicture(file) ? register : file)))
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
        throw new Failure('This page goes when you save. “Discard changes” brings it back.')
      const { schema, language } = find(file)
      return {
        data: dataOf(file),
        /** Tells whether somebody else has changed it since. */
        version: versionOf(bytes(file)),
        /** Of a Spanish page: what the English one says, each section where the Spanish has its own. */
        english: language && dataOf(englishOf(file)),
        schema: schema(),
        options: optionsIn(folder),
      }
    },

    /** Remembers what a file should say. The text is made from the saved one, so that taking a change back leaves no trace. */
    propose(file: string, { data, version }: { data: unknown; version: string }) {
      const now = bytes(ofContent(file))
      const mine = Buffer.from(applyContents(file, String(saved(file) ?? now ?? ''), data))
      if (version !== versionOf(now)) throw staleFile(file, mine, now)
      draft.put(file, mine)
      if (file === register) followRegister(draft)
      return { ...state(), version: versionOf(bytes(file)) }
    },

    /** Says of a Spanish page that it follows the English as it is now. */
    follow(file: string): State {
      const english = find(file).language && readSource(folder, englishOf(file), [])
      if (!english) throw new Failure('Only a Spanish page follows another.')
      draft.put(file, Buffer.from(withCurrentHashes(String(bytes(file)), english)))
      return state()
    },

    /** Takes back what was changed in a file and not saved. */
    discard(file: string): State {
      draft.drop(file)
      if (draft.isRemoved(spanishOf(file))) draft.drop(spanishOf(file))
      if (file === register) for (const one of draft.files().filter(isPicture)) draft.drop(one)
      return state()
    },

    /** Goes on with a file as it is now. What another window has not saved stays; only what stands against the file itself goes. */
    giveWay(file: string): State {
      if (draft.isStale(file)) draft.drop(file)
      return state()
    },

    /** A page with every field it must have. What is still empty is named beside its field until it is filled in. */
    create(kind: PageSource['kind'], title: string): State & { file: string } {
      const [ending, called] = kind === 'post' ? ['md', 'title'] : ['yaml', 'name']
      const file = `${kind}s/${slug(title)}.${ending}`
      if (!mayGo(file) || slug(title).length < 2)
        throw new Failure('Please give it a title of letters or digits.')
      if (bytes(file)) throw new Failure('There is a page of this title already.')
      const page = { ...Object(newValue(formOf(pageSchemas[kind]))), [called]: title }
      draft.put(file, Buffer.from(applyContents(file, '', page)))
      return { ...state(), file }
    },

    remove(file: string): State {
      if (!mayGo(find(file).file)) throw new Failure('This page is needed and cannot be deleted.')
      // Nobody can follow a page that is gone.
      for (const one of [file, spanishOf(file)]) draft.put(one, null)
      return state()
    },

    save(): State {
      const now = state()
      if (now.problems.length > 0) return now
      draft.save()
      return { ...state(), done: 'Saved.' }
    },

    plan: () => planOf(content),

    async publish(message: string): Promise<State> {
      if (draft.files().length > 0)
        throw new Failure('Save or discard your changes first: what is saved is published.')
      await publishContent(content, message)
      return { ...state(), done: 'Published.' }
    },

    history: (file: string) => historyOf(content, ofContent(file)),

    /** Brings an earlier version back as a change that is not saved yet: it is checked and seen like any other. */
    async restore(file: string, commit: string): Promise<State> {
      if (draft.files().includes(file))
        throw new Failure('Save or discard your changes to this file first, so that none is lost.')
      const earlier = await versionIn(content, ofContent(file), commit)
      if (earlier === null) throw new Failure('There is no such version of this file.')
      draft.put(file, Buffer.from(earlier))
      return state()
    },
  }
}

/** The name of a content file, be it there or not. */
function ofContent(file: string): string {
  if (!/^[\w/-]+\.(?:yaml|md)$/.test(file)) throw new Failure(`There is no content file ${file}.`)
  return file
}

const englishOf = (file: string) => file.slice('es/'.length)
const spanishOf = (file: string) => `es/${file}`
