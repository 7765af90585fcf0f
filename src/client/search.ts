const keySwitch = 'search-key'

/** Opens the header's search: by its button, by Ctrl-K, and by / unless the visitor switched that off. */
export function startSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]')
  if (!dialog) return
  const key = dialog.querySelector<HTMLInputElement>('[data-search-key]')
  if (key) {
    key.checked = readSwitch()
    key.addEventListener('change', () => writeSwitch(key.checked))
  }

  const open = () => {
    if (dialog.open) return
    dialog.showModal()
    const box = dialog.querySelector<HTMLElement>('[data-search]')
    if (box) void import('./search-box.ts').then(({ start }) => start(box))
  }
  document.addEventListener('click', (event) => {
    const target = event.target as Element
    const plainClick = !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (plainClick && target.closest('[data-search-open]')) {
      event.preventDefault()
      open()
    }
    if (target === dialog) dialog.close()
  })
  document.addEventListener('keydown', (event) => {
    const isControlK =
      event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
    const isSlash =
      event.key === '/' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      !isTyping(event.target) &&
      key?.checked
    if (!isControlK && !isSlash) return
    event.preventDefault()
    open()
  })
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

/** Storage may be forbidden; then the key works and is not remembered. */
function readSwitch(): boolean {
  try {
    return localStorage.getItem(keySwitch) !== 'off'
  } catch {
    return true
  }
}

function writeSwitch(on: boolean): void {
  try {
    localStorage.setItem(keySwitch, on ? 'on' : 'off')
  } catch {
    // Nothing to do: the switch holds until the page is left.
  }
}
