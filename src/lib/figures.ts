import type { CountFigure, MeasureFigure, Series, Work } from './model/evidence.ts'
import type { Words } from './words/words.ts'

type FigureWords = Words['figures']

/** '14.9%', '3 to 4 months'. */
export function formatMeasure(
  { treated: value, to, unit }: Pick<MeasureFigure, 'treated' | 'to' | 'unit'>,
  words: FigureWords,
): string {
  const suffix = words.units[unit] ?? ''
  return to === undefined ? `${value}${suffix}` : words.upTo(`${value}`, `${to}${suffix}`)
}

export function tableRows({ lines, time, unit }: Series, words: FigureWords): string[][] {
  const step = words.times[time].charAt(0).toUpperCase() + words.times[time].slice(1)
  return [
    [step, ...lines.map(({ name }) => name)],
    ...lines[0]!.points.map(([at], row) => [
      at === 0 ? words.startOfTable : `${step} ${at}`,
      ...lines.map(({ points }) => formatMeasure({ treated: points[row]![1], unit }, words)),
    ]),
  ]
}

/** A round number above the largest value; undefined where each of 100 people is drawn. */
export function fullBarValue(counts: CountFigure[]): number | undefined {
  const numbers = counts.flatMap(({ treated: first, control = 0 }) => [first, control])
  if (counts.every(({ of }) => of === 100) && numbers.every(Number.isInteger)) return undefined
  return [10, 20, 50, 100, 200, 500].find((end) => end >= Math.max(...numbers)) ?? counts[0]!.of
}

export function denominatorText(counts: CountFigure[], words: FigureWords): string {
  const of = counts[0]!.of.toLocaleString('en-US')
  const people = words.people(of, of !== '100')
  const end = fullBarValue(counts)
  return end === undefined ? people : `${people} ${words.fullBar(end)}`
}

/** '27 more', '5 fewer, which may be chance', 'no difference' */
export function differenceText(
  { treated: first, control, mayBeChance }: CountFigure,
  words: FigureWords,
): string {
  if (control === undefined) return ''
  const difference = Math.round((first - control) * 10) / 10
  if (difference === 0) return words.noDifference
  const text = difference > 0 ? words.more(difference) : words.fewer(-difference)
  return mayBeChance ? words.chance(text) : text
}

/** 'STEP 1: 1,961 adults, 68 weeks.' Two papers of one trial are named once. */
export function describeStudies(works: Work[]): string {
  const isFirst = ({ short, people }: Work, index: number) =>
    works.findIndex((work) => work.short === short && work.people === people) === index
  return works
    .filter(isFirst)
    .map(({ short, people, span }) => {
      const who = [people, span].filter(Boolean).join(', ')
      return who ? `${short}: ${who}.` : `${short}.`
    })
    .join(' ')
}
