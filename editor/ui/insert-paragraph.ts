/** Writes a paragraph below the one that the cursor is in, as if it were typed, so that the browser can undo it. */
export function insertParagraph(boxId: string, text: string): void {
  const box = document.getElementById(boxId) as HTMLTextAreaElement
  const place = endOfParagraph(box.value, box.selectionEnd)
  box.focus()
  box.setSelectionRange(place, place)
  // The one way to write that the browser remembers; the toolbar's own buttons write so, too.
  document.execCommand('insertText', false, place === 0 ? text : `\n\n${text}`)
}

/** Where the paragraph at a cursor ends: before the next empty line, or before what is blank at the end of the text. */
export function endOfParagraph(text: string, cursor: number): number {
  // A cursor in an empty line belongs to the paragraph above it.
  const from = text.slice(0, cursor).replace(/\n[ \t]*$/, '').length
  const end = text.slice(from).search(/\n[ \t]*\n|\s*$/)
  return end < 0 ? text.length : from + end
}
