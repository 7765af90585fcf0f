import * as names from './PrintHead.names.ts'

/** Writes the day of printing into the letterhead. */
export function datePrints(): void {
  addEventListener('beforeprint', () => {
    for (const place of document.querySelectorAll(`[${names.printDate}]`))
      place.textContent = `· printed ${new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}`
  })
}
