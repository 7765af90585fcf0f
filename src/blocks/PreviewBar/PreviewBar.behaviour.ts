import { previewBar } from './PreviewBar.names.ts'

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
