import { mark } from '#lib/mark.ts'

/** Marks what shows when the visitor comes to it. */
export const reveal = 'data-reveal'
export const row = 'data-card-row'

export const fold = 'data-fold'

/** What is folded to its heading on a phone. */
export const folded = mark(fold)
/** Cards that stand in one row on a phone, to be pushed along. */
export const cardRow = mark(row)
