import comparison from '#blocks/Comparison/Comparison.css?url'
import costs from '#blocks/Costs/Costs.css?url'
import drips from '#blocks/Drips/Drips.css?url'
import prices from '#blocks/PriceTable/PriceTable.css?url'
import drawings from '#styles/drawings.css?url'

/** Styles of blocks that few pages have, by how the names of their classes begin: the others need not wait for them. */
const rare = [
  { sheet: comparison, classes: ['comparison'] },
  { sheet: drawings, classes: ['chart', 'model', 'pair', 'risk', 'timeline'] },
  { sheet: costs, classes: ['costs'] },
  { sheet: drips, classes: ['drip'] },
  { sheet: prices, classes: ['price-group', 'price-jumps', 'price-opening'] },
]

/** The sheets that a page's markup asks for. */
export function rareSheets(markup: string): string[] {
  return rare
    .filter(({ classes }) => new RegExp(`class="(?:[^"]* )?(?:${classes.join('|')})[ "s-]`).test(markup))
    .map(({ sheet }) => sheet)
}
