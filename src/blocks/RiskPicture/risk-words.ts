import type { CountFigure } from '#lib/model/evidence.ts'

/** 'Of 100 people in each group.' or 'Of 10,000 women in one year.': the one denominator of the picture. */
export function peopleOf(counts: CountFigure[]): string {
  return counts[0]?.of === 10_000
    ? 'Of 10,000 people in each group, in one year.'
    : 'Of 100 people in each group.'
}

/** '27 more', '5 fewer', 'no difference'; and that it may be chance. */
export function difference({ with: one, without, mayBeChance }: CountFigure): string {
  if (without === undefined) return ''
  const apart = Math.round((one - without) * 10) / 10
  if (apart === 0) return 'no difference'
  const words = `${Math.abs(apart)} ${apart > 0 ? 'more' : 'fewer'}`
  return mayBeChance ? `${words}, which may be chance` : words
}

/** Who was studied and for how long, each work once: 'STEP 1: 1,961 adults ..., 68 weeks.' */
export function studiesOf(counts: CountFigure[]): string {
  const works = new Map(counts.map(({ work }) => [work.id, work]))
  return [...works.values()]
    .map(({ short, people, span }) => {
      const said = [people, span].filter(Boolean).join(', ')
      return said ? `${short}: ${said}.` : `${short}.`
    })
    .join(' ')
}
