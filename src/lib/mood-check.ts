/** The PHQ-2 has two questions. */
const QUESTIONS = 2

export const MOOD_LIMIT = 3

export const moodOutcomes = ['help-first', 'worth-a-visit', 'below'] as const
export type MoodVerdict = (typeof moodOutcomes)[number] | 'incomplete'

/** Thoughts of suicide go before any score. */
export function moodVerdict(points: (number | undefined)[], unsafe: boolean): MoodVerdict {
  if (unsafe) return 'help-first'
  const given = points.filter((one) => one !== undefined)
  if (given.length < QUESTIONS) return 'incomplete'
  return given.reduce((sum, one) => sum + one, 0) >= MOOD_LIMIT ? 'worth-a-visit' : 'below'
}
