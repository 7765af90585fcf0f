/** What markup, script and the relay's answer share: which form it is, and where the message about a field stands. */
export const siteForm = 'data-form'
export const errorFor = 'data-error-for'
/** A form that shows its message field and button only, until it is touched. */
export const briefForm = 'data-brief'
