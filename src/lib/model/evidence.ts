import type { Source } from './source.ts'

/** A study, a label or a rule that figures come from. */
export type Work = Required<Source> & {
  id: string
  /** As figures name it: 'STEP 1'. */
  short: string
  /** Who was studied, and for how long. */
  people?: string
  span?: string
}

type Figure = {
  id: string
  work: Work
  /** What was counted or measured: 'felt sick', 'average weight lost'. */
  what: string
  with: number
  without?: number
  /** Where the two groups are not simply the treatment and placebo: '10 mg', 'Semaglutide'. */
  withName?: string
  withoutName?: string
}

/** So many people of a hundred, or of ten thousand in a year. */
export type CountFigure = Figure & { of: 100 | 10_000; mayBeChance: boolean }

/** An average or another measure that is no count of people. */
export type MeasureFigure = Figure & {
  unit: string
  /** The upper end, where it is a range: 3 to 4 months. */
  to?: number
}

/** Published points over time. */
export type Series = {
  id: string
  work: Work
  what: string
  unit: string
  time: 'weeks' | 'months'
  lines: { name: string; points: [number, number][] }[]
}

/** Who was studied and for how long, each once, though a trial may have two papers: 'STEP 1: 1,961 adults ..., 68 weeks.' */
export function sayWorks(works: Work[]): string {
  const isFirst = ({ short, people }: Work, index: number) =>
    works.findIndex((other) => other.short === short && other.people === people) === index
  return works
    .filter(isFirst)
    .map(({ short, people, span }) => {
      const who = [people, span].filter(Boolean).join(', ')
      return who ? `${short}: ${who}.` : `${short}.`
    })
    .join(' ')
}
