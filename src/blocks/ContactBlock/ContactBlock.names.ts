/** The form at the end of a page, and the button that unfolds it on a phone. */
export const foldedForm = 'data-folded-form'
export const writeButton = 'data-write'
