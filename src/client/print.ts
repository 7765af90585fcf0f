/** Writes the day of printing into the letterhead as the page goes to the printer, and lets buttons send it there. */
export function startPrint(): void {
  addEventListener('beforeprint', () => {
    for (const place of document.querySelectorAll('[data-print-date]')) {
      place.textContent = `· printed ${new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}`
    }
  })
  for (const button of document.querySelectorAll('[data-print]'))
    button.addEventListener('click', () => print())
}
