import type { Words } from '#lib/words/words.ts'
import type { CountFigure } from '#lib/model/evidence.ts'
import { barEndOf } from './dots.ts'

/** 'Of 100 people in each group.', the one denominator of the picture, and what a bar stands for. */
export function peopleOf(counts: CountFigure[], words: Words['figures']): string {
  const of = counts[0]!.of.toLocaleString('en-US')
  const people = words.people(of, of !== '100')
  const end = barEndOf(counts)
  return end === undefined ? people : `${people} ${words.fullBar(end)}`
}

/** '27 more', '5 fewer', 'no difference'; and that it may be chance. */
export function difference(
  { with: one, without, mayBeChance }: CountFigure,
  words: Words['figures'],
): string {
  if (without === undefined) return ''
  const apart = Math.round((one - without) * 10) / 10
  if (apart === 0) return words.noDifference
  const said = apart > 0 ? words.more(apart) : words.fewer(-apart)
  return mayBeChance ? words.chance(said) : said
}
