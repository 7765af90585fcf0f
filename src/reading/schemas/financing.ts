import type { Lookups } from '../lookups.ts'
import { action, line, prose, reference, words } from './fields.ts'

/** The offer of a healthcare credit card. */
export const financingShape = (lookups: Lookups) => ({
  title: words(lookups, 90),
  text: prose(lookups),
  terms: line(lookups, 600),
  photo: reference(lookups.photos, 'photo'),
  button: action(lookups),
})

/** The page where the lender's calculator may stand. */
export const financingWidgetShape = (lookups: Lookups) => ({
  title: words(lookups, 90),
  text: prose(lookups),
  calculatorText: prose(lookups).describe("Said only where the lender's calculator stands"),
  button: action(lookups),
})
