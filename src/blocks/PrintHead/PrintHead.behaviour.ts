import * as names from './PrintHead.names.ts'

/** Writes the day of printing into the letterhead. */
export function datePrints(): void {
  addEventListener('beforeprint', () => {
    for (const place of document.querySelectorAll(`[${names.printDate}]`))
      place.textContent = (place.getAttribute(names.printDate) ?? '').replace('{day}', today())
  })
}

function today(): string {
  return new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' })
}
