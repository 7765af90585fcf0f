/** What somebody says of themselves; nothing of it leaves the page. */
export type WeightAnswers = {
  inches: number
  pounds: number
  /** A condition tied to weight. */
  condition: boolean
  pregnant: boolean
  /** Medullary thyroid cancer in the family, or MEN 2. */
  thyroid: boolean
  eatingDisorder: boolean
  /** Belly pain that does not ease, or thoughts of suicide. */
  urgent: boolean
  under18: boolean
}
export type WeightVerdict =
  | 'incomplete'
  | 'urgent'
  | 'under-18'
  | 'pregnant'
  | 'below'
  | 'thyroid'
  | 'eating-disorder'
  | 'worth-a-visit'

/** The labels' rule: a BMI of 30 or more, or of 27 with a condition tied to weight. */
export const BMI_ALONE = 30
export const BMI_WITH_CONDITION = 27

/** Pounds and inches to the number doctors use, to one decimal. */
export function bmi(pounds: number, inches: number): number {
  return Math.round((pounds * 703 * 10) / inches ** 2) / 10
}

/** The least weight, in whole pounds, at which a height reaches a BMI. */
export function poundsAt(limit: number, inches: number): number {
  let pounds = Math.floor((limit * inches ** 2) / 703) - 1
  while (bmi(pounds, inches) < limit) pounds += 1
  return pounds
}

/** What weighs most comes first: danger, then what rules medicine out, then the rule of the labels. */
export function weightVerdict(answers: WeightAnswers): WeightVerdict {
  if (answers.urgent) return 'urgent'
  if (answers.under18) return 'under-18'
  if (answers.pregnant) return 'pregnant'
  if (!likely(answers.inches, 48, 84) || !likely(answers.pounds, 70, 700)) return 'incomplete'
  const number = bmi(answers.pounds, answers.inches)
  if (number < (answers.condition ? BMI_WITH_CONDITION : BMI_ALONE)) return 'below'
  if (answers.eatingDisorder) return 'eating-disorder'
  return answers.thyroid ? 'thyroid' : 'worth-a-visit'
}

function likely(value: number, least: number, most: number): boolean {
  return value >= least && value <= most
}
