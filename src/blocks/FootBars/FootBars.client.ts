/** The bars at the foot of a phone's window leave while somebody types: FootBars.css. */
export function leaveWhileTyping(): void {
  const fields = 'main :is(input:not([type=range]), textarea, select)'
  const follow = (focused: EventTarget | null) =>
    document.documentElement.toggleAttribute('data-typing', (focused as Element | null)?.matches(fields))
  document.addEventListener('focusin', ({ target }) => follow(target))
  document.addEventListener('focusout', () => follow(null))
  // Somebody may type before this script is there.
  follow(document.activeElement)
}

/** The line that says what is a sample. */
export const previewBar = 'data-preview-bar'
const closed = 'preview-closed'

/** Whoever has read the line may close it for the session; where storage is refused it comes back with the next page. */
export function closePreview(): void {
  const bar = document.querySelector<HTMLElement>(`[${previewBar}]`)
  const button = bar?.querySelector<HTMLElement>(':scope > button')
  if (!bar || !button) return
  try {
    bar.hidden = sessionStorage.getItem(closed) !== null
  } catch {
    // Shown, as on the first page.
  }
  button.hidden = false
  button.addEventListener('click', () => {
    bar.hidden = true
    try {
      sessionStorage.setItem(closed, '')
    } catch {
      // Closed on this page alone.
    }
  })
}
