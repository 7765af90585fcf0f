import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { copyContent } from '#reading/testing/content-copy.ts'
import { editorApi } from '../api.ts'
import { openDraft } from '../draft.ts'

export type Api = ReturnType<typeof editorApi>

/** The editor's answers over a copy of content that is this test's alone. */
export function openEditor(from?: string) {
  const copy = copyContent(from)
  const folder = mkdtempSync(join(tmpdir(), 'draft-'))
  onTestFinished(() => {
    copy.dispose()
    rmSync(folder, { recursive: true })
  })
  const start = () => editorApi(copy.root, openDraft(copy.root, join(folder, 'shown')))
  return {
    copy,
    api: start(),
    /** The editor as it is after it was stopped and started. */
    again: start,
    draft: join(folder, 'draft'),
    /** A file as the preview has it. */
    shown: (file: string) => readFileSync(join(folder, 'shown', file), 'utf8'),
  }
}

/** Proposes a file with its data changed, as the form would. */
export function change(api: Api, file: string, edit: (data: any) => void, text?: string) {
  const { data, body, version, base } = api.open(file)
  edit(data)
  return api.propose({ file, data, body: text ?? body, version, base })
}

/** The files with changes that wait, each with what is to happen to it. */
export function unsaved(api: Api): string[] {
  return api.state().files.flatMap(({ file, state }) => (state ? [`${file} ${state}`] : []))
}
