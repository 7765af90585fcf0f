/** What ties the two questions to their outcome. */
export const moodCheck = 'data-mood-check'
export const moodQuestion = 'data-mood-question'
export const moodUnsafe = 'data-mood-unsafe'
export const moodOutcome = 'data-mood-outcome'
export const moodPoints = 'data-mood-points'
