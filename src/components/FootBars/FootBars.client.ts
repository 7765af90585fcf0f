/** FootBars.css hides the bars on small screens meanwhile. */
export function hideBarsWhileTyping(): void {
  const fields = 'main :is(input:not([type=range]), textarea, select)'
  const update = (focused: EventTarget | null) => {
    const isField = (focused as Element | null)?.matches(fields) ?? false
    document.documentElement.toggleAttribute('data-typing', isField)
  }
  document.addEventListener('focusin', ({ target }) => update(target))
  document.addEventListener('focusout', () => update(null))
  update(document.activeElement)
}

/** The bar is a line on the first page of a visit and a tab on the others (layouts/head-script.ts), or once it is closed. */
export function enablePreviewBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-preview-bar]')
  const button = bar?.querySelector<HTMLElement>(':scope > button')
  if (!bar || !button) return
  try {
    sessionStorage.setItem('preview-seen', '')
  } catch {
    // Without storage it is a line on every page.
  }
  button.hidden = false
  button.addEventListener('click', () => {
    bar.querySelector('details')!.open = false
    document.documentElement.dataset.previewSeen = ''
  })
}
