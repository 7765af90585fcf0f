/** The questions of the PHQ-2, whose words are in lib/words. */
const QUESTIONS = 2

/** From here on a longer look is advised. */
export const MOOD_LIMIT = 3

/** Each has its words in content/checks.yaml. */
export const moodOutcomes = ['help-first', 'worth-a-visit', 'below'] as const
export type MoodVerdict = (typeof moodOutcomes)[number] | 'incomplete'

/** Thoughts of suicide come before any count of points. */
export function moodVerdict(points: (number | undefined)[], unsafe: boolean): MoodVerdict {
  if (unsafe) return 'help-first'
  const given = points.filter((one) => one !== undefined)
  if (given.length < QUESTIONS) return 'incomplete'
  return given.reduce((sum, one) => sum + one, 0) >= MOOD_LIMIT ? 'worth-a-visit' : 'below'
}
