/** Answers never leave the page. */
export type WeightAnswers = {
  inches: number
  pounds: number
  condition: boolean
  pregnant: boolean
  /** Medullary thyroid cancer or MEN 2, also in the family. */
  thyroid: boolean
  eatingDisorder: boolean
  /** Severe belly pain, or thoughts of suicide. */
  urgent: boolean
  under18: boolean
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
export type WeightVerdict = (typeof weightOutcomes)[number]

/** The labels allow treatment from a BMI of 30, or of 27 with a condition tied to weight. */
export const BMI_ALONE = 30
export const BMI_WITH_CONDITION = 27
const BMI_LOW = 18.5

/** One decimal, rounded down: 29.95 has not reached 30. */
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
  const injections: WeightVerdict[] = answers.thyroid ? ['thyroid'] : []
  const weighed = ruledOut.length > 0 ? [] : bmiVerdict(answers)
  return [...ruledOut, ...weighed, ...injections]
}

/** The number is shown only where it cannot hurt, such as with an eating disorder. */
export function showsBmi(verdicts: WeightVerdict[]): boolean {
  return verdicts.includes('below') || verdicts.includes('worth-a-visit')
}

function bmiVerdict({ inches, pounds, condition }: WeightAnswers): WeightVerdict[] {
  if (!isBetween(inches, 48, 84) || !isBetween(pounds, 70, 700)) return []
  const number = exactBmi(pounds, inches)
  if (number < BMI_LOW) return ['low']
  return [number < (condition ? BMI_WITH_CONDITION : BMI_ALONE) ? 'below' : 'worth-a-visit']
}

function exactBmi(pounds: number, inches: number): number {
  return (pounds * 703) / inches ** 2
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
