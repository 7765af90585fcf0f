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

/** The overview page of a family; the others have none. */
export const familyPages: Partial<Record<Family, string>> = {
  'weight-loss': '/weight-loss',
  hormones: '/hormone-replacement-therapy',
  peptides: '/peptide-therapy',
  'sexual-wellness': '/sexual-wellness',
  'primary-care': '/primary-care',
}
