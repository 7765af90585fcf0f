import { start as startBox } from './Search.behaviour.ts'
import * as names from '#lib/search/marks.ts'

/** What the open dialog needs, sent for when it first opens. Called again it only brings the focus back. */
export function start(dialog: HTMLDialogElement): void {
  const box = dialog.querySelector<HTMLElement>(`[${names.search}]`)
  if (box) startBox(box)
  if (started.has(dialog)) return
  started.add(dialog)
  // Opened again it asks anew.
  dialog.addEventListener('close', () => {
    const input = dialog.querySelector<HTMLInputElement>('input[name=q]')
    if (!input) return
    input.value = ''
    input.dispatchEvent(new Event('input'))
  })
}

const started = new WeakSet<HTMLDialogElement>()
