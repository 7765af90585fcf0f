/** What ties the question before counting, and the footer's button that brings it back, to its script. */
export const counting = 'data-analytics'
/** On the root while it is shown. */
export const asked = 'data-consent-asked'
export const side = 'data-consent'
export const answerSoFar = 'data-consent-now'
export const answer = 'data-answer'
export const privacyChoices = 'data-privacy-choices'
export const openedFrom = 'data-from'
export const answersSaid = 'data-answers-said'
