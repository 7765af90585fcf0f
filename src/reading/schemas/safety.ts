import { z } from 'zod'
import { wordsIn } from '#lib/words/words-in.ts'
import type { Lookups } from '../lookups.ts'
import { line, prose, words } from './fields.ts'

/** What can go wrong, and what to do then. */
export const safetyShape = (lookups: Lookups) => ({
  title: words(lookups, 90),
  boxed: line(lookups, 900).optional().describe("The label's boxed warning, where there is one"),
  common: z.array(z.strictObject({ effect: words(lookups, 60), rate: words(lookups, 60).optional() })).min(2),
  commonNote: line(lookups, 400).optional(),
  serious: prose(lookups),
  avoidTitle: words(lookups, 90).default(wordsIn(lookups.language).safety.avoid),
  avoid: z.array(line(lookups)).min(2).max(14),
  urgent: line(lookups, 600).describe('Signs that need a call to 911 or the practice at once'),
})
