/** Hides the bars while a field has focus, so that they do not cover it. */
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

/** A line on a visit's first page; a tab once it is closed and on later pages (layouts/head-script.ts). */
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
