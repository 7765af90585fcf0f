import { dayIn } from '#lib/dates.ts'
import { readPageSources } from '#reading/addresses.ts'
import { neededPages } from '#reading/needed-pages.ts'
import { readSource } from '#reading/source.ts'
import { marked } from '#reading/spanish/parts.ts'
import { clock, waitingPosts, whenShown } from '#reading/waiting-posts.ts'
import { Failure } from '../../build/run.ts'
import type { FileEntry, Kept, NewPage, OpenFile, PublishPlan, State, Version } from '../model.ts'
import type { Schema } from '../schema.ts'
import { labelOf } from '../words.ts'
import { applyContents, readContents } from './apply.ts'
import { EditorRefusal, staleFile, versionOf } from './changes.ts'
import { contentFiles, isContentFile, openGroups, type ContentFile } from './content-files.ts'
import type { Draft } from './draft.ts'
import { copiedText, emptyText, newPageFile } from './new-page.ts'
import { optionsIn } from './options.ts'
import { followRegister, isPicture, register } from './pictures.ts'
import { historyOf, versionIn } from './publishing/git.ts'
import { planOf } from './publishing/plan.ts'
import { publishContent } from './publishing/publish.ts'

export type Api = ReturnType<typeof editorApi>

/** What the editor's page can ask for. Whatever changes something answers with how things stand after it. */
export function editorApi(content: string, draft: Draft) {
  const { changes, folder } = draft

  const state = (): State => {
    const problems = draft.check()
    const touched = new Set(changes.files().map((file) => (isPicture(file) ? register : file)))
    const waiting = waitingPosts(readPageSources(folder, []), zoneOf(folder), clock())
    const files = contentFiles(folder).map((one): FileEntry => {
      const waits = waiting.find(({ file }) => file === one.file)
      return {
        ...entryOf(one),
        ...(waits && { waits: whenShown(waits) }),
        ...(touched.has(one.file) && { state: changes.saved(one.file) ? 'changed' : 'new' }),
      }
    })
    const gone = contentFiles(content).filter(({ file }) => changes.isRemoved(file))
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
    const { data, body } = readContents(file, String(changes.bytes(file)))
    return file.endsWith('.md') ? { ...(data as object), body } : data
  }

  return {
    state,

    open(file: string): OpenFile {
      if (changes.isRemoved(file))
        throw new EditorRefusal(410, 'This page goes when you save. “Discard changes” brings it back.')
      const { schema, language } = find(file)
      return {
        data: dataOf(file),
        version: versionOf(changes.bytes(file)),
        ...(language && { english: dataOf(englishOf(file)) }),
        schema: file.endsWith('.md') ? withBody(schema()) : schema(),
        options: optionsIn(folder),
      }
    },

    /** Remembers what a file should say. The text is made from the saved one, so that taking a change back leaves no trace. */
    propose(file: string, { data: all, version }: Kept): State & Pick<Kept, 'version'> {
      const now = changes.bytes(ofContent(file))
      const { body = '', ...front } = all as { body?: string }
      const contents = file.endsWith('.md') ? { data: front, body } : { data: all, body: '' }
      const mine = Buffer.from(applyContents(file, String(changes.saved(file) ?? now ?? ''), contents))
      if (version !== versionOf(now)) throw staleFile(file, mine, now)
      changes.put(file, mine)
      if (file === register) followRegister(changes)
      return { ...state(), version: versionOf(changes.bytes(file)) }
    },

    /** Says of a Spanish page that it follows the English as it is now. */
    follow(file: string): State {
      const english = find(file).language && readSource(folder, englishOf(file), [])
      if (!english) throw new EditorRefusal(400, 'Only a Spanish page follows another.')
      changes.put(file, Buffer.from(marked(String(changes.bytes(file)), english)))
      return state()
    },

    /** Takes back what was changed in a file and not saved. */
    discard(file: string): State {
      changes.drop(file)
      if (changes.isRemoved(spanishOf(file))) changes.drop(spanishOf(file))
      if (file === register) for (const one of changes.files().filter(isPicture)) changes.drop(one)
      return state()
    },

    create(page: NewPage): State & { file: string } {
      draft.refresh()
      const file = newPageFile(page)
      if (changes.bytes(file)) throw new EditorRefusal(409, 'There is a page of this title already.')
      const text = page.from
        ? copiedText(page, String(changes.bytes(find(page.from).file)))
        : emptyText(file, page, dayIn(zoneOf(folder), clock()))
      changes.put(file, Buffer.from(text))
      return { ...state(), file }
    },

    remove(file: string): State {
      if (!mayGo(find(file))) throw new EditorRefusal(400, 'This page is needed and cannot be deleted.')
      changes.put(file, null)
      // Nobody can follow a page that is gone.
      if (changes.bytes(spanishOf(file))) changes.put(spanishOf(file), null)
      return state()
    },

    save(): State {
      const now = state()
      if (now.problems.length > 0) return now
      changes.save()
      return { ...state(), isSaved: true }
    },

    plan: (): Promise<PublishPlan> => planOf(content),

    async publish(message: string): Promise<string[]> {
      if (changes.files().length > 0)
        throw new EditorRefusal(409, 'Save or discard your changes first: what is saved is published.')
      return publishContent(content, message).catch((error: unknown) => {
        throw error instanceof Failure ? new EditorRefusal(422, error.message) : error
      })
    },

    history: (file: string): Promise<Version[]> => historyOf(content, ofContent(file)),

    /** Brings an earlier version back as a change that is not saved yet: it is checked and seen like any other. */
    async restore(file: string, commit: string): Promise<State> {
      if (changes.files().includes(file))
        throw new EditorRefusal(409, 'Save or discard your changes to this file first, so that none is lost.')
      const bytes = await versionIn(content, ofContent(file), commit)
      if (!bytes) throw new EditorRefusal(404, 'There is no such version of this file.')
      changes.put(file, bytes)
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
  return { ...entry, ...(mayGo(entry) && { mayGo: true }) }
}

/** A Spanish page comes and goes with its English one. */
function mayGo({ file, group, language }: FileEntry): boolean {
  return group in openGroups && language === undefined && !neededPages.has(file)
}

/** The practice's time zone; while one is being typed, ours stands in for it. */
function zoneOf(folder: string): string {
  const { timeZone } = Object(readSource(folder, 'practice.yaml', [])?.data) as { timeZone?: unknown }
  const isKnown = Intl.supportedValuesOf('timeZone').includes(String(timeZone))
  return isKnown ? String(timeZone) : Intl.DateTimeFormat().resolvedOptions().timeZone
}

const englishOf = (file: string) => file.slice('es/'.length)
const spanishOf = (file: string) => `es/${file}`
