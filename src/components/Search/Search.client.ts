import { lockScroll } from '#lib/browser/lock-scroll.ts'
import type { SearchMessages } from '#lib/search/answer.ts'

/** Opens the header's search: by its button and by Ctrl-K. */
export function openSearch(): void {
  const button = document.querySelector<HTMLAnchorElement>('[data-search-open]')
  const dialog = document.querySelector('dialog')
  if (!button || !dialog) return
  const open = () => {
    if (document.querySelector(':modal')) return
    dialog.showModal()
    lockScroll(true)
    void startField(dialog.querySelector<HTMLElement>('search')!)
  }
  button.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // Safari does not focus a link that is clicked, and a dialog gives the focus back to what had it.
    button.focus()
    open()
  })
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    if (altKey || shiftKey || !(ctrlKey || metaKey) || key.toLowerCase() !== 'k') return
    event.preventDefault()
    open()
  })
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  // Chrome would only empty a search field that holds words.
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dialog.close()
  })
  dialog.addEventListener('close', () => {
    lockScroll(false)
    // Opened again it asks anew.
    const input = dialog.querySelector('input')!
    input.value = ''
    input.dispatchEvent(new Event('input'))
  })
}

/** A field of the page itself: at once where the address asks something or leads nowhere, else when it is touched. */
export function enableSearchFields(): void {
  for (const field of document.querySelectorAll<HTMLElement>('main [data-search]')) {
    field.addEventListener('focusin', () => void startField(field))
    const isMissing = field.querySelector('#search-missing')
    if (isMissing || location.search || field.contains(document.activeElement)) void startField(field)
  }
}

/** Offline, or a tab so old that its files are gone: the form itself still works. */
async function startField(field: HTMLElement): Promise<void> {
  try {
    const { start } = await import('./Search.field.ts')
    start(field)
  } catch {
    const status = field.querySelector<HTMLElement>('[role=status]')!
    status.textContent = (JSON.parse(status.dataset.searchStatus!) as SearchMessages).notLoaded
  }
}
