/** What ties the fields of a check to its outcomes. */
export const check = 'data-check'
/** On a field; its value names the answer it gives. */
export const checkAnswer = 'data-check-answer'
export const checkOutcome = 'data-check-outcome'
export const checkNumber = 'data-check-number'
