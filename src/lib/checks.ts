const PHQ2_QUESTIONS = 2
export const MOOD_LIMIT = 3

export const moodOutcomes = ['help-first', 'worth-a-visit', 'below'] as const
type MoodVerdict = (typeof moodOutcomes)[number] | 'incomplete'

/** Thoughts of suicide go before any score. */
export function moodVerdict(points: (number | undefined)[], unsafe: boolean): MoodVerdict {
  if (unsafe) return 'help-first'
  const answered = points.filter((value) => value !== undefined)
  if (answered.length < PHQ2_QUESTIONS) return 'incomplete'
  return answered.reduce((sum, value) => sum + value, 0) >= MOOD_LIMIT ? 'worth-a-visit' : 'below'
}

export const weightConditions = [
  'condition',
  'pregnant',
  'thyroid',
  'eatingDisorder',
  'under18',
  'urgent',
] as const
export type WeightAnswers = Record<(typeof weightConditions)[number], boolean> & {
  inches: number
  pounds: number
}
export const weightOutcomes = [
  'urgent',
  'under-18',
  'pregnant',
  'eating-disorder',
  'low',
  'below',
  'thyroid',
  'worth-a-visit',
] as const
type WeightVerdict = (typeof weightOutcomes)[number]

/** Drug labels allow treatment from a BMI of 30, or of 27 with a condition tied to weight. */
export const BMI_ALONE = 30
export const BMI_WITH_CONDITION = 27
const BMI_LOW = 18.5

/** Rounded down to one decimal, because 29.95 has not reached 30. */
export function bmi(pounds: number, inches: number): number {
  return Math.floor(exactBmi(pounds, inches) * 10) / 10
}

export function poundsAtBmi(limit: number, inches: number): number {
  return Math.ceil((limit * inches ** 2) / 703)
}

/** Every verdict that applies, the most serious first. An emergency or an exclusion hides the BMI. */
export function weightVerdicts(answers: WeightAnswers): WeightVerdict[] {
  if (answers.urgent) return ['urgent']
  const ruledOut: WeightVerdict[] = [
    ...(answers.under18 ? (['under-18'] as const) : []),
    ...(answers.pregnant ? (['pregnant'] as const) : []),
    ...(answers.eatingDisorder ? (['eating-disorder'] as const) : []),
  ]
  const thyroid: WeightVerdict[] = answers.thyroid ? ['thyroid'] : []
  const byBmi = ruledOut.length > 0 ? [] : bmiVerdict(answers)
  return [...ruledOut, ...byBmi, ...thyroid]
}

/** Hidden where the number could hurt, such as with an eating disorder. */
export function showsBmi(verdicts: WeightVerdict[]): boolean {
  return verdicts.includes('below') || verdicts.includes('worth-a-visit')
}

function bmiVerdict({ inches, pounds, condition }: WeightAnswers): WeightVerdict[] {
  if (!isBetween(inches, 48, 84) || !isBetween(pounds, 70, 700)) return []
  const exact = exactBmi(pounds, inches)
  if (exact < BMI_LOW) return ['low']
  return [exact < (condition ? BMI_WITH_CONDITION : BMI_ALONE) ? 'below' : 'worth-a-visit']
}

function exactBmi(pounds: number, inches: number): number {
  return (pounds * 703) / inches ** 2
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
