import { stringify } from 'yaml'
import { slug } from '#lib/slug.ts'
import { readPageSources } from '#reading/addresses.ts'
import { pageSchemas } from '#reading/files.ts'
import { neededPages } from '#reading/needed-pages.ts'
import { joinFrontMatter, readSource } from '#reading/source.ts'
import { marked } from '#reading/spanish/parts.ts'
import { clock, waitingPosts, whenShown } from '#reading/waiting-posts.ts'
import { Failure } from '../../build/run.ts'
import type { FileEntry, Kept, NewPage, OpenFile, PublishPlan, State, Version } from '../model.ts'
import { newValue, type Schema } from '../schema.ts'
import { labelOf } from '../words.ts'
import { applyContents, readContents } from './apply.ts'
import { contentFiles, formOf, isContentFile, type ContentFile } from './content-files.ts'
import { EditorRefusal, staleFile, versionOf, type Draft } from './draft.ts'
import { optionsIn } from './options.ts'
import { followRegister, isPicture, register } from './pictures.ts'
import { historyOf, versionIn } from './publishing/git.ts'
import { planOf, publishContent } from './publishing/publish.ts'

export type Api = ReturnType<typeof editorApi>

/** What the editor's page can ask for. Whatever changes something answers with how things stand after it. */
export function editorApi(content: string, draft: Draft) {
  const { folder, saved, bytes } = draft

  const state = (): State => {
    const problems = draft.check()
    const touched = new Set(draft.files().map((file) => (isPicture(file) ? register : file)))
    // By this machine's calendar: the practice's time zone may be half typed.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const waiting = waitingPosts(readPageSources(folder, []), timeZone, clock())
    const files = contentFiles(folder).map((one): FileEntry => {
      const waits = waiting.find(({ file }) => file === one.file)
      return {
        ...entryOf(one),
        ...(waits && { waits: whenShown(waits) }),
        ...(touched.has(one.file) && { state: saved(one.file) ? 'changed' : 'new' }),
      }
    })
    const gone = contentFiles(content).filter(({ file }) => draft.isRemoved(file))
    return {
      files: [...files, ...gone.map((one) => ({ ...entryOf(one), state: 'removed' as const }))],
      problems,
    }
  }
  const find = (file: string): ContentFile => {
    draft.refresh()
    const found = contentFiles(folder).find((one) => one.file === file)
    if (!found) throw new EditorRefusal(404, `There is no content file ${file}, or it cannot be read.`)
    return found
  }
  /** In the form the text of a post is a field like the others. */
  const dataOf = (file: string): unknown => {
    const { data, body } = readContents(file, String(bytes(file)))
    return file.endsWith('.md') ? { ...(data as object), body } : data
  }

  return {
    state,

    open(file: string): OpenFile {
      if (draft.isRemoved(file))
        throw new EditorRefusal(410, 'This page goes when you save. “Discard changes” brings it back.')
      const { schema, language } = find(file)
      return {
        data: dataOf(file),
        version: versionOf(bytes(file)),
        ...(language && { english: dataOf(englishOf(file)) }),
        schema: file.endsWith('.md') ? withBody(schema()) : schema(),
        options: optionsIn(folder),
      }
    },

    /** Remembers what a file should say. The text is made from the saved one, so that taking a change back leaves no trace. */
    propose(file: string, { data: all, version }: Kept): State & Pick<Kept, 'version'> {
      const now = bytes(ofContent(file))
      const { body = '', ...front } = all as { body?: string }
      const contents = file.endsWith('.md') ? { data: front, body } : { data: all, body: '' }
      const mine = Buffer.from(applyContents(file, String(saved(file) ?? now ?? ''), contents))
      if (version !== versionOf(now)) throw staleFile(file, mine, now)
      draft.put(file, mine)
      if (file === register) followRegister(draft)
      return { ...state(), version: versionOf(bytes(file)) }
    },

    /** Says of a Spanish page that it follows the English as it is now. */
    follow(file: string): State {
      const english = find(file).language && readSource(folder, englishOf(file), [])
      if (!english) throw new EditorRefusal(400, 'Only a Spanish page follows another.')
      draft.put(file, Buffer.from(marked(String(bytes(file)), english)))
      return state()
    },

    /** Takes back what was changed in a file and not saved. */
    discard(file: string): State {
      draft.drop(file)
      if (draft.isRemoved(spanishOf(file))) draft.drop(spanishOf(file))
      if (file === register) for (const one of draft.files().filter(isPicture)) draft.drop(one)
      return state()
    },

    /** A page with every field it must have. What is still empty is named beside its field until it is filled in. */
    create({ kind, title }: NewPage): State & { file: string } {
      const isPost = kind === 'post'
      const file = `${kind}s/${slug(title)}${isPost ? '.md' : '.yaml'}`
      if (!mayGo(file) || slug(title).length < 2)
        throw new EditorRefusal(400, 'Please give it a title of letters or digits.')
      if (bytes(file)) throw new EditorRefusal(409, 'There is a page of this title already.')
      const empty = Object(newValue(formOf(pageSchemas[kind])))
      const front = stringify({ ...empty, [isPost ? 'title' : 'name']: title }, { lineWidth: 0 })
      draft.put(file, Buffer.from(joinFrontMatter(file, front, '\n')))
      return { ...state(), file }
    },

    remove(file: string): State {
      if (!mayGo(find(file).file)) throw new EditorRefusal(400, 'This page is needed and cannot be deleted.')
      draft.put(file, null)
      // Nobody can follow a page that is gone.
      if (bytes(spanishOf(file))) draft.put(spanishOf(file), null)
      return state()
    },

    save(): State {
      const now = state()
      if (now.problems.length > 0) return now
      draft.save()
      return { ...state(), isSaved: true }
    },

    plan: (): Promise<PublishPlan> => planOf(content),

    async publish(message: string): Promise<string[]> {
      if (draft.files().length > 0)
        throw new EditorRefusal(409, 'Save or discard your changes first: what is saved is published.')
      return publishContent(content, message).catch((error: unknown) => {
        throw error instanceof Failure ? new EditorRefusal(422, error.message) : error
      })
    },

    history: (file: string): Promise<Version[]> => historyOf(content, ofContent(file)),

    /** Brings an earlier version back as a change that is not saved yet: it is checked and seen like any other. */
    async restore(file: string, commit: string): Promise<State> {
      if (draft.files().includes(file))
        throw new EditorRefusal(409, 'Save or discard your changes to this file first, so that none is lost.')
      const earlier = await versionIn(content, ofContent(file), commit)
      if (!earlier) throw new EditorRefusal(404, 'There is no such version of this file.')
      draft.put(file, earlier)
      return state()
    },
  }
}

function ofContent(file: string): string {
  if (!isContentFile(file)) throw new EditorRefusal(404, `There is no content file ${file}.`)
  return file
}

function withBody(schema: Schema): Schema {
  const description = 'Select words, then press a button. An empty line begins a new paragraph.'
  // A post may have pictures in its text; a legal text has none.
  const refers = schema.properties?.['pictures'] && { refers: 'photo' }
  const body: Schema = { type: 'string', format: 'markdown', title: labelOf('body'), description, ...refers }
  return {
    ...schema,
    properties: { ...schema.properties, body },
    required: [...(schema.required ?? []), 'body'],
  }
}

function entryOf(file: ContentFile): FileEntry {
  const { schema: _, ...entry } = file
  return { ...entry, ...(mayGo(entry.file) && { mayGo: true }) }
}

/** Whether a page can come and go. A Spanish page does with its English one. */
function mayGo(file: string): boolean {
  return /^(?:treatments|pages|posts)\//.test(file) && !neededPages.has(file)
}

const englishOf = (file: string) => file.slice('es/'.length)
const spanishOf = (file: string) => `es/${file}`
