/** What ties the lender's widget, in the page and in its frame, to its scripts. */
export const financing = 'data-financing'
export const financingTitle = 'data-financing-title'
export const financingSilent = 'data-financing-silent'
export const financingState = 'data-state'
export const widget = 'data-widget'
