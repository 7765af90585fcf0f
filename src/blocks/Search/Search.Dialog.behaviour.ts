import { lockScroll } from '#lib/browser/lock-scroll.ts'
import { afterFirstWindow, painted } from '#lib/browser/moments.ts'
import type { SearchSaid } from '#lib/search/answer.ts'

/** What opens it, besides Ctrl-K. */
export const searchOpen = 'data-search-open'
/** On the same link: the file that holds the dialog's markup (site/finish.ts). */
const searchMarkup = 'data-search-markup'

/** Opens the header's search: by its button and by Ctrl-K. Where its markup cannot be had, the button leads to its page. */
export function openSearch(): void {
  const button = document.querySelector<HTMLAnchorElement>(`[${searchOpen}]`)
  if (!button) return
  let fetched: Promise<HTMLDialogElement> | undefined
  const dialog = () => (fetched ??= findDialog(button.getAttribute(searchMarkup)))
  const open = async () => {
    try {
      const shown = await dialog()
      if (document.querySelector(':modal')) return
      shown.show()
      lockScroll(true)
      await painted()
      await complete(shown)
    } catch {
      location.assign(button.href)
    }
  }
  document.addEventListener('click', (event) => {
    const plainClick = !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (!plainClick || !(event.target as Element).closest(`[${searchOpen}]`)) return
    event.preventDefault()
    void open()
  })
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    if (altKey || shiftKey || !(ctrlKey || metaKey) || key.toLowerCase() !== 'k') return
    event.preventDefault()
    void open()
  })
  afterFirstWindow(() => void dialog().catch(() => (fetched = undefined)))
}

/** On every page the dialog would make each document half a kilobyte longer. A page the server draws holds it itself. */
async function findDialog(file: string | null): Promise<HTMLDialogElement> {
  const here = document.querySelector<HTMLDialogElement>('.search-dialog')
  const dialog = here ?? (file && (await fetchDialog(file)))
  if (!dialog) throw new Error('No search dialog')
  document.body.append(dialog)
  const sheet = dialog.querySelector('link')
  await new Promise((resolve, reject) => {
    if (!sheet) return resolve(undefined)
    sheet.addEventListener('load', resolve)
    sheet.addEventListener('error', reject)
    return undefined
  })
  beModal(dialog)
  return dialog
}

/** A request that parses what it fetches needs no policy for Trusted Types. */
function fetchDialog(file: string): Promise<HTMLDialogElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', file)
    request.responseType = 'document'
    request.overrideMimeType('text/html')
    request.addEventListener('loadend', () => {
      const dialog = request.responseXML?.querySelector('dialog')
      if (dialog) resolve(dialog)
      else reject(new Error(`${file}: ${request.status}`))
    })
    request.send()
  })
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
