import type { Family } from './model/page.ts'

/** The words of a family, as chips and breadcrumbs show them. */
export const familyNames: Record<Family, string> = {
  'weight-loss': 'Weight loss',
  hormones: 'Hormone therapy',
  peptides: 'Peptide therapy',
  'sexual-wellness': 'Sexual wellness',
  'primary-care': 'Primary care',
  aesthetics: 'Aesthetics',
  vitamins: 'Vitamin therapy',
  practice: 'The practice',
}
