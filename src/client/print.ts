/** Gets the page ready for paper: the day of printing in the letterhead, numbers that have finished counting. */
export function startPrint(): void {
  addEventListener('beforeprint', () => {
    for (const place of document.querySelectorAll('[data-print-date]')) {
      place.textContent = `· printed ${new Date().toLocaleDateString('en-US', { dateStyle: 'long' })}`
    }
    for (const number of document.querySelectorAll<HTMLElement>('[data-count]')) {
      number.textContent = Number(number.dataset.count).toFixed(Number(number.dataset.decimals))
    }
  })
  for (const button of document.querySelectorAll('[data-print]'))
    button.addEventListener('click', () => print())
}
