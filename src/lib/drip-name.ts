import type { Words } from './words/words.ts'

/** 'the Jet Lag drip', 'the NAD+ Drip': a drip by its name, in a sentence. */
export function dripName(title: string, { dripEnding, dripNamed }: Words['blocks']): string {
  return new RegExp(String.raw`\b${dripEnding}\b`, 'i').test(title) ? title : dripNamed(title)
}
