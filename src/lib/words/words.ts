import type { en } from './en.ts'

/** One dictionary: what is missing in a language, the compiler says. */
export type Words = typeof en
