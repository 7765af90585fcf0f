import { lockScroll } from '#lib/browser/lock-scroll.ts'
import { painted } from '#lib/browser/moments.ts'
import type { SearchSaid } from '#lib/search/answer.ts'

/** What opens it, besides Ctrl-K. */
export const searchOpen = 'data-search-open'

/** Opens the header's search: by its button and by Ctrl-K. */
export function openSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('.search-dialog')
  if (!dialog) return
  const open = () => {
    if (dialog.open || document.querySelector(':modal')) return
    dialog.show()
    lockScroll(true)
    void painted().then(() => complete(dialog))
  }
  document.addEventListener('click', (event) => {
    const plainClick = !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (!plainClick || !(event.target as Element).closest(`[${searchOpen}]`)) return
    event.preventDefault()
    open()
  })
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    if (altKey || shiftKey || !(ctrlKey || metaKey) || key.toLowerCase() !== 'k') return
    event.preventDefault()
    open()
  })
  beModal(dialog)
}

/** The field is painted first, alone: what stands below it would make the press wait on a slow phone. */
async function complete(dialog: HTMLDialogElement): Promise<void> {
  dialog.setAttribute('data-complete', '')
  try {
    const { start } = await import('./Search.behaviour.ts')
    start(dialog.querySelector<HTMLElement>('search')!)
  } catch {
    sayNotLoaded(dialog)
  }
}

/**
 * The dialog covers the page but is not shown as a modal one: that makes every element of the page inert, which a slow
 * phone draws a tenth of a second later. What a modal dialog does by itself, leaving by Esc or by a click on the veil and
 * keeping the focus, is done here.
 */
function beModal(dialog: HTMLDialogElement): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !dialog.open) return
    event.preventDefault()
    dialog.close()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  dialog.addEventListener('close', () => {
    lockScroll(false)
    dialog.removeAttribute('data-complete')
    // Opened again it asks anew.
    const input = dialog.querySelector('input')!
    input.value = ''
    input.dispatchEvent(new Event('input'))
  })
  document.addEventListener('focusin', ({ target }) => {
    if (dialog.open && !dialog.contains(target as Node)) dialog.querySelector('input')?.focus()
  })
}

/** Offline, or a tab so old that its files are gone: the form itself still works. */
function sayNotLoaded(dialog: HTMLElement): void {
  const status = dialog.querySelector('[role=status]')!
  status.textContent = (JSON.parse(status.getAttribute('data-search-status') ?? '{}') as SearchSaid).notLoaded
}
