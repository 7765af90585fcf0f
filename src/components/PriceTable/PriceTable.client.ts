import { comeAlive } from '#lib/browser/elements.ts'

/** What is said of none, one and several. */
export const priceCounts = 'data-price-counts'

/** On the field that narrows the lists, with its button that prints them. */
export const priceFilter = 'data-price-filter'

/** Narrows the lists of prices to rows that hold every word typed; lists without such a row step aside. And prints. */
export function enablePriceFilter(): void {
  const field = document.querySelector<HTMLElement>(`[${priceFilter}]`)
  const input = field?.querySelector('input')
  const status = field?.querySelector('[role=status]')
  const none = field?.querySelector<HTMLElement>(':scope > [hidden]')
  if (!field || !input || !status || !none) return
  const groups = [...document.querySelectorAll<HTMLElement>('[data-price-group]')].map((group) => ({
    group,
    title: group.querySelector('h2')?.textContent ?? '',
    rows: [...group.querySelectorAll<HTMLElement>('tbody')],
  }))
  const said012 = JSON.parse(status.getAttribute(priceCounts) ?? '[]') as string[]
  const show = () => {
    const words = plain(input.value).split(/\s+/).filter(Boolean)
    let count = 0
    for (const { group, title, rows } of groups) {
      for (const row of rows) {
        const text = plain(`${title} ${row.textContent}`)
        row.hidden = !words.every((word) => text.includes(word))
      }
      const shown = rows.filter((row) => !row.hidden).length
      group.hidden = shown === 0
      count += shown
    }
    const said = said012[Math.min(count, 2)]?.replace('{count}', String(count)) ?? ''
    status.textContent = words.length === 0 ? '' : said
    none.hidden = count > 0
  }
  none.querySelector('button')?.addEventListener('click', () => {
    input.value = ''
    show()
    input.focus()
  })
  input.addEventListener('input', show)
  field.querySelector('button')?.addEventListener('click', () => print())
  comeAlive(field)
  // A field that the browser filled in again after going back counts as typed.
  show()
}

/** Myer's is found with the apostrophe of a keyboard, of print, and without one. */
function plain(words: string): string {
  return words.toLowerCase().replaceAll(/['’]/g, '')
}
