import { slashOpens } from './search-key.ts'
import type { SearchSaid } from '#lib/search/answer.ts'
import * as names from '#lib/search/marks.ts'

/** Opens the header's search: by its button, by Ctrl-K, and by / unless the visitor switched that off. */
export function openSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>(`[${names.searchDialog}]`)
  if (!dialog) return
  const open = () => {
    if (dialog.open) return
    dialog.showModal()
    void import('./fill-dialog.ts').then(
      (filling) => filling.start(dialog),
      () => sayNotLoaded(dialog),
    )
  }
  document.addEventListener('click', (event) => {
    const plainClick = !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (!plainClick || !(event.target as Element).closest(`[${names.searchOpen}]`)) return
    event.preventDefault()
    open()
  })
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    const withControl = ctrlKey || metaKey
    const isControlK = withControl && key.toLowerCase() === 'k' && !shiftKey
    const isSlash = !withControl && key === '/' && !isTyping(event.target) && slashOpens()
    if (altKey || !(isControlK || isSlash)) return
    event.preventDefault()
    open()
  })
}

/** Offline, or a tab so old that its files are gone: the form itself still works. */
function sayNotLoaded(dialog: HTMLElement): void {
  const status = dialog.querySelector(`[${names.status}]`)!
  status.textContent = (JSON.parse(status.getAttribute(names.status) ?? '{}') as SearchSaid).notLoaded
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
