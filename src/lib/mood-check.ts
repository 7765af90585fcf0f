/** The PHQ-2 has two questions. */
const QUESTIONS = 2

/** The score from which a visit is advised. */
export const MOOD_LIMIT = 3

/** Texts are in content/checks.yaml. */
export const moodOutcomes = ['help-first', 'worth-a-visit', 'below'] as const
export type MoodVerdict = (typeof moodOutcomes)[number] | 'incomplete'

/** Thoughts of suicide go before any score. */
export function moodVerdict(points: (number | undefined)[], unsafe: boolean): MoodVerdict {
  if (unsafe) return 'help-first'
  const given = points.filter((one) => one !== undefined)
  if (given.length < QUESTIONS) return 'incomplete'
  return given.reduce((sum, one) => sum + one, 0) >= MOOD_LIMIT ? 'worth-a-visit' : 'below'
}
