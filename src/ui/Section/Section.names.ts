/** Marks what shows when the visitor comes to it. */
export const reveal = 'data-reveal'
/** Marks what is folded to its heading on a phone. */
export const fold = 'data-fold'
/** Marks cards that stand in one row on a phone, to be pushed along. */
export const row = 'data-card-row'
/** Which of the cards of such a row one is, in words: what lies beyond the edge of a phone is counted there. */
export const place = 'data-place'
