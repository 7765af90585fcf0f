/** What ties the table to the two lists in which a visitor picks what to compare. */
export const pick = 'data-comparison-pick'
export const column = 'data-comparison-column'
/** On a cell that was not picked. */
export const out = 'data-comparison-out'
export const printButton = 'data-comparison-print'
