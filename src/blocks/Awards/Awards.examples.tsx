import { longTitle, many, sentence } from '#workbench/samples.ts'
import type { AwardsProps } from './Awards.tsx'

const words = {
  id: 'awards',
  title: 'Awards',
  intro: sentence,
}
const award = { name: 'Sample award', by: 'Sample society', year: 2025 }

export const examples = {
  none: { ...words, awards: [] },
  one: { ...words, awards: [award] },
  many: { ...words, awards: many(7, (number) => ({ ...award, name: `Sample award ${number}` })) },
  'longest-text': { ...words, title: longTitle, awards: [{ ...award, name: longTitle, by: longTitle }] },
} satisfies Record<string, AwardsProps>
