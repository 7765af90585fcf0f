/** How often in the last two weeks: each answer counts as many points as its place. */
export const moodAnswers = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day']

/** The two questions of the PHQ-2, word for word: a count of points holds for these words only. */
export const moodQuestions = [
  'Little interest or pleasure in doing things',
  'Feeling down, depressed, or hopeless',
]

/** From here on a longer look is advised. */
export const MOOD_LIMIT = 3

export type MoodVerdict = 'incomplete' | 'help-first' | 'worth-a-visit' | 'below'

/** Thoughts of suicide come before any count of points. */
export function moodVerdict(points: (number | undefined)[], unsafe: boolean): MoodVerdict {
  if (unsafe) return 'help-first'
  const given = points.filter((one) => one !== undefined)
  if (given.length < moodQuestions.length) return 'incomplete'
  return given.reduce((sum, one) => sum + one, 0) >= MOOD_LIMIT ? 'worth-a-visit' : 'below'
}
