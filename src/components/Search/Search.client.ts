import { lockScroll } from '#lib/browser/lock-scroll.ts'
import type { SearchMessages } from '#lib/search/result-messages.ts'

export function enableSearchDialog(): void {
  const button = document.querySelector<HTMLAnchorElement>('[data-search-open]')
  const dialog = document.querySelector('dialog')
  if (!button || !dialog) return
  const open = () => {
    if (document.querySelector(':modal')) return
    dialog.showModal()
    lockScroll(true)
    void loadField(dialog.querySelector<HTMLElement>('search')!)
  }
  button.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // The closed dialog returns focus to the button, but Safari does not focus a clicked link.
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
  // In Chrome, Escape would only clear the search input.
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dialog.close()
  })
  dialog.addEventListener('close', () => {
    lockScroll(false)
    const input = dialog.querySelector('input')!
    input.value = ''
    input.dispatchEvent(new Event('input'))
  })
}

/** The code loads at the first focus, or at once on the 404 page and for an address with a query. */
export function enableSearchFields(): void {
  for (const field of document.querySelectorAll<HTMLElement>('main [data-search]')) {
    field.addEventListener('focusin', () => void loadField(field))
    const isMissing = field.querySelector('#search-missing')
    if (isMissing || location.search || field.contains(document.activeElement)) void loadField(field)
  }
}

/** If loading fails, the plain form still works. */
async function loadField(field: HTMLElement): Promise<void> {
  try {
    const { enableField } = await import('./Search.field.ts')
    enableField(field)
  } catch {
    const status = field.querySelector<HTMLElement>('[role=status]')!
    status.textContent = (JSON.parse(status.dataset.searchStatus!) as SearchMessages).notLoaded
  }
}
