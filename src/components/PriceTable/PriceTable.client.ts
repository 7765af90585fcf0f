import { enable } from '#lib/browser/elements.ts'

/** Shows only rows that contain every word typed. */
export function enablePriceFilter(): void {
  const field = document.querySelector<HTMLElement>('[data-price-filter]')
  const input = field?.querySelector('input')
  const status = field?.querySelector<HTMLElement>('[role=status]')
  const none = field?.querySelector<HTMLElement>(':scope > [hidden]')
  if (!field || !input || !status || !none) return
  const groups = [...document.querySelectorAll<HTMLElement>('[data-price-group]')].map((group) => ({
    group,
    title: group.querySelector('h2')?.textContent ?? '',
    rows: [...group.querySelectorAll<HTMLElement>('tbody')],
  }))
  const pluralForms = JSON.parse(status.dataset.priceCounts!) as string[]
  const show = () => {
    const words = normalize(input.value).split(/\s+/).filter(Boolean)
    let count = 0
    for (const { group, title, rows } of groups) {
      for (const row of rows) {
        const text = normalize(`${title} ${row.textContent}`)
        row.hidden = !words.every((word) => text.includes(word))
      }
      const shown = rows.filter((row) => !row.hidden).length
      group.hidden = shown === 0
      count += shown
    }
    const label = pluralForms[Math.min(count, 2)]!.replace('{count}', String(count))
    status.textContent = words.length === 0 ? '' : label
    none.hidden = count > 0
  }
  none.querySelector('button')?.addEventListener('click', () => {
    input.value = ''
    show()
    input.focus()
  })
  input.addEventListener('input', show)
  field.querySelector('button')?.addEventListener('click', () => print())
  enable(field)
  // After Back the browser may have restored the input.
  show()
}

/** Makes Myer's match with either apostrophe and without one. */
function normalize(words: string): string {
  return words.toLowerCase().replaceAll(/['’]/g, '')
}
