/** What markup, script and the relay's answer share: which form it is, and where the message about a field stands. */
export const siteForm = 'data-form'
export const errorFor = 'data-error-for'
