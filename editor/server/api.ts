import { readSource } from '#reading/source.ts'
import { marked } from '#reading/spanish/mark.ts'
import type { NewPage, OpenFile, Proposal, State } from '../model.ts'
import { applyContents } from './apply.ts'
import { versionOf } from './changes.ts'
import { englishBeside } from './beside.ts'
import { contentFiles, isContentFile, type ContentFile } from './content-files.ts'
import { entriesOf, mayGo } from './entries.ts'
import { todayIn } from './practice-day.ts'
import type { Draft } from './draft.ts'
import { keptOf, otherThan } from './kept.ts'
import { copiedText, emptyText, newPageFile } from './new-page.ts'
import { optionsIn } from './options.ts'
import { assertPicture, followRegister, isPicture, register, small, toJpeg } from './pictures.ts'
import { EditorRefusal } from './editor-refusal.ts'

/** What the editor's page can ask for. Whatever changes something answers with how things stand after it. */
export function editorApi(content: string, draft: Draft) {
  const { changes, lastSave } = draft

  const state = (): State => {
    const checked = draft.check()
    const last = lastSave.state()
    return { files: entriesOf(content, draft), ...checked, ...(last && { lastSave: last }) }
  }
  const find = (file: string): ContentFile => {
    draft.refresh()
    const found = contentFiles(draft.folder).find((one) => one.file === file)
    if (!found) throw new EditorRefusal(404, `There is no content file ${file}, or it cannot be read.`)
    return found
  }

  const sourceOf = (file: string) => {
    const source = readSource(draft.folder, file, [])
    if (!source) throw new EditorRefusal(404, `content/${file} cannot be read.`)
    return source
  }

  return {
    state,

    open(file: string): OpenFile {
      if (changes.isRemoved(file))
        throw new EditorRefusal(410, 'This page goes when you save. “Discard changes” brings it back.')
      const { schema, ...entry } = find(file)
      const kept = keptOf(changes, file)
      const other = otherThan(changes, file, kept)
      return {
        entry,
        ...kept,
        ...(other && { other }),
        ...(entry.language && { english: englishBeside(sourceOf(english(file)), sourceOf(file)) }),
        schema: schema(),
        options: optionsIn(draft.folder),
      }
    },

    /**
     * Remembers what a file should say, unless another hand was quicker. The text is made from the saved one, so that
     * taking a change back leaves no trace.
     */
    propose({ file, data, body, version, base }: Proposal): State & Pick<Proposal, 'version' | 'base'> {
      if (!isContentFile(file)) throw new EditorRefusal(404, `There is no content file ${file}.`)
      const other = otherThan(changes, file, { version, base })
      if (other) throw new EditorRefusal(409, 'Another window changed this meanwhile.', { file, other })
      const saved = changes.saved(file)
      const before = saved ?? changes.bytes(file) ?? ''
      const text = applyContents(file, String(before), { data, body: body ?? '' })
      changes.put(file, Buffer.from(text), versionOf(saved))
      if (file === register) followRegister(changes)
      const now = keptOf(changes, file)
      return { ...state(), version: now.version, base: now.base }
    },

    /** Says of a Spanish page that it follows the English as it is now. */
    follow(file: string): State {
      if (!find(file).language) throw new EditorRefusal(400, 'Only a Spanish page follows another.')
      const text = marked(String(changes.bytes(file)), sourceOf(english(file)))
      changes.put(file, Buffer.from(text))
      return state()
    },

    /** Takes back what was changed in a file and not saved. */
    discard(file: string): State {
      changes.drop(file)
      if (changes.isRemoved(spanish(file))) changes.drop(spanish(file))
      if (file === register) for (const one of changes.files().filter(isPicture)) changes.drop(one)
      return state()
    },

    create(page: NewPage): State & { file: string } {
      // Today is a day on the practice's calendar, which the draft knows once it is laid out.
      draft.refresh()
      const file = newPageFile(page)
      if (changes.bytes(file)) throw new EditorRefusal(409, 'There is a page of this title already.')
      const text = page.from
        ? copiedText(page, page.from, String(changes.bytes(find(page.from).file)))
        : emptyText(page, todayIn(draft.folder))
      changes.put(file, Buffer.from(text))
      return { ...state(), file }
    },

    remove(file: string): State {
      if (!mayGo(find(file))) throw new EditorRefusal(400, 'This page is needed and cannot be deleted.')
      changes.put(file, null)
      // Nobody can follow a page that is gone.
      if (changes.bytes(spanish(file))) changes.put(spanish(file), null)
      return state()
    },

    async putPicture(file: string, bytes: Buffer): Promise<void> {
      assertPicture(file)
      changes.put(file, await toJpeg(bytes))
    },

    async picture(file: string, width?: number): Promise<Buffer> {
      assertPicture(file)
      const bytes = changes.bytes(file)
      if (!bytes) throw new EditorRefusal(404, 'There is no such picture.')
      return width ? small(bytes, width) : bytes
    },

    save(): State {
      const now = state()
      if (now.problems.length > 0) return now
      lastSave.remember(changes.save())
      return { ...state(), done: 'saved' }
    },

    /** Takes the last save back, or does it again. */
    undo(): State {
      const done = lastSave.turn()
      return { ...state(), done }
    },
  }
}

const english = (file: string) => file.slice('es/'.length)

/** The same page in Spanish, if there is one. */
const spanish = (file: string) => `es/${file}`
