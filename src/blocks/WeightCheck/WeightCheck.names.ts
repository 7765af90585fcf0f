/** What ties the questions to their outcome. */
export const weightCheck = 'data-weight-check'
/** On a field; its value is the answer it gives. */
export const weightAnswer = 'data-weight-answer'
export const weightOutcome = 'data-weight-outcome'
export const weightBmi = 'data-weight-bmi'
