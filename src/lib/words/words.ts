import type { en } from './en.ts'

/** One dictionary: what is missing in a language, the compiler says. */
export type Words = typeof en

/** What may still be a sample of the site's own. */
export type Sample = keyof Words['preview']['samples']
