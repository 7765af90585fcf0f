/** The bars at the foot of a phone's window leave while somebody types: FootBars.css. */
export function leaveWhileTyping(): void {
  const fields = 'main :is(input:not([type=range]), textarea, select)'
  const follow = (focused: EventTarget | null) =>
    // Not undefined: that would toggle it.
    document.documentElement.toggleAttribute(
      'data-typing',
      (focused as Element | null)?.matches(fields) ?? false,
    )
  document.addEventListener('focusin', ({ target }) => follow(target))
  document.addEventListener('focusout', () => follow(null))
  // Somebody may type before this script is there.
  follow(document.activeElement)
}

/** The line is shown once a visit, and can be closed; where storage is refused it comes back with the next page. */
export function closePreview(): void {
  const bar = document.querySelector<HTMLElement>('[data-preview-bar]')
  const button = bar?.querySelector<HTMLElement>(':scope > button')
  if (!bar || !button) return
  try {
    sessionStorage.setItem('preview-seen', '')
  } catch {
    // Shown in full on each page.
  }
  button.hidden = false
  button.addEventListener('click', () => {
    bar.querySelector('details')!.open = false
    document.documentElement.dataset.previewSeen = ''
  })
}
