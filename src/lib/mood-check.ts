/** The questions of the PHQ-2, whose words are in lib/words. */
const QUESTIONS = 2

/** From here on a longer look is advised. */
export const MOOD_LIMIT = 3

export type MoodVerdict = 'incomplete' | 'help-first' | 'worth-a-visit' | 'below'

/** Thoughts of suicide come before any count of points. */
export function moodVerdict(points: (number | undefined)[], unsafe: boolean): MoodVerdict {
  if (unsafe) return 'help-first'
  const given = points.filter((one) => one !== undefined)
  if (given.length < QUESTIONS) return 'incomplete'
  return given.reduce((sum, one) => sum + one, 0) >= MOOD_LIMIT ? 'worth-a-visit' : 'below'
}
