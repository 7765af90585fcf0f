export function fillPrintDates(): void {
  addEventListener('beforeprint', () => {
    const today = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' })
    for (const place of document.querySelectorAll<HTMLElement>('[data-print-date]'))
      place.textContent = place.dataset.printDate!.replace('{day}', today)
  })
}

/** print.css opens them, but not in Safari before 18.4 and Firefox before 143. */
export function unfoldForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return
  let opened: { details: HTMLDetailsElement; name: string }[] = []
  addEventListener('beforeprint', () => {
    const folded = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')
    opened = [...folded].map((details) => ({ details, name: details.getAttribute('name') ?? '' }))
    for (const { details } of opened) {
      details.removeAttribute('name')
      details.open = true
    }
  })
  addEventListener('afterprint', () => {
    for (const { details, name } of opened) {
      details.open = false
      if (name) details.setAttribute('name', name)
    }
    opened = []
  })
}
