import type { Family } from './model/page.ts'

/** The overview page of a family; the others have none. */
export const familyPages: Partial<Record<Family, string>> = {
  'weight-loss': '/weight-loss',
  hormones: '/hormone-replacement-therapy',
  peptides: '/peptide-therapy',
  'sexual-wellness': '/sexual-wellness',
  'primary-care': '/primary-care',
}
