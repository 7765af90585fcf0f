import { slashOpens } from './search-key.ts'
import { NOT_LOADED } from './search-status.ts'

/** Opens the header's search: by its button, by Ctrl-K, and by / unless the visitor switched that off. */
export function startSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]')
  if (!dialog) return
  const open = () => {
    if (dialog.open) return
    dialog.showModal()
    void import('./search-dialog.ts').then(
      ({ start }) => start(dialog),
      () => (dialog.querySelector('[data-search-status]')!.textContent = NOT_LOADED),
    )
  }
  document.addEventListener('click', (event) => {
    const plainClick = !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (!plainClick || !(event.target as Element).closest('[data-search-open]')) return
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

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
