import { readPageSources } from '#reading/addresses.ts'

/** How many pages show a price: its own, the price list, and every page that names it. */
export function pagesShowing(content: string, id: string, ownPage: string): number {
  const pages = readPageSources(content, [])
  const showing = pages.filter(({ address, source: { data, body } }) => {
    const isList = (data as { template?: string } | null)?.template === 'prices'
    return address === ownPage || isList || names(data, id) || body.includes(`{price:${id}}`)
  })
  return showing.length
}

/** Whether something at or below a value names the price, by its id or inside a sentence. */
function names(value: unknown, id: string, key = ''): boolean {
  if (typeof value === 'string')
    return value.includes(`{price:${id}}`) || (/^prices?$/.test(key) && value === id)
  if (Array.isArray(value)) return value.some((one) => names(one, id, key))
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, one]) => names(one, id, name))
}
