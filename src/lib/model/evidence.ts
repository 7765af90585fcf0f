import type { z } from 'zod'
import type { countSchema, measureSchema, seriesSchema, studySchema } from './source.ts'

export type Work = z.output<typeof studySchema> & { id: string }

type Figure<Schema extends z.ZodType> = z.output<Schema> & { id: string; work: Work }
export type CountFigure = Figure<typeof countSchema>
export type MeasureFigure = Figure<typeof measureSchema>
export type Series = Figure<typeof seriesSchema>

/** 'STEP 1: 1,961 adults, 68 weeks.' Two papers of one trial are named once. */
export function describeStudies(works: Work[]): string {
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
