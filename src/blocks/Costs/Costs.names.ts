/** What ties the choices to the sum below them. */
export const costs = 'data-costs'
export const months = 'data-costs-months'
/** On a field that chooses a price; its value is the price. */
export const costsPrice = 'data-costs-price'
export const lines = 'data-costs-lines'
export const sum = 'data-costs-sum'
export const line = 'data-costs-line'
export const said = 'data-costs-said'
export const copyButton = 'data-costs-copy'
export const printButton = 'data-costs-print'
export const costsWords = 'data-costs-words'

/** What the script says, in the page's language; {price}, {months} and {sum} are filled in. */
export type CostsWords = Record<'togetherSaid' | 'copied' | 'forMonth' | 'forMonths', string>
