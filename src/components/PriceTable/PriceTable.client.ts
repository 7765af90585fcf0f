import { enable } from '#lib/browser/elements.ts'

export function enablePriceFilter(): void {
  const field = document.querySelector<HTMLElement>('[data-price-filter]')
  const input = field?.querySelector('input')
  const status = field?.querySelector<HTMLElement>('[role=status]')
  const noResults = field?.querySelector<HTMLElement>(':scope > [hidden]')
  if (!field || !input || !status || !noResults) return
  const groups = [...document.querySelectorAll<HTMLElement>('[data-price-group]')].map((group) => ({
    group,
    title: group.querySelector('h2')?.textContent ?? '',
    rows: [...group.querySelectorAll<HTMLElement>('tbody')],
  }))
  const pluralForms = JSON.parse(status.dataset.priceCounts!) as string[]
  const filter = () => {
    const words = normalize(input.value).split(/\s+/).filter(Boolean)
    let count = 0
    for (const { group, title, rows } of groups) {
      for (const row of rows) {
        const text = normalize(`${title} ${row.textContent}`)
        row.hidden = !words.every((word) => text.includes(word))
      }
      const matching = rows.filter((row) => !row.hidden).length
      group.hidden = matching === 0
      count += matching
    }
    const label = pluralForms[Math.min(count, 2)]!.replace('{count}', String(count))
    status.textContent = words.length === 0 ? '' : label
    noResults.hidden = count > 0
  }
  noResults.querySelector('button')?.addEventListener('click', () => {
    input.value = ''
    filter()
    input.focus()
  })
  input.addEventListener('input', filter)
  field.querySelector('button')?.addEventListener('click', () => print())
  enable(field)
  // The browser may have restored the input after Back.
  filter()
}

/** Removes apostrophes, so that Myer's is found with either one and without. */
function normalize(words: string): string {
  return words.toLowerCase().replaceAll(/['’]/g, '')
}
