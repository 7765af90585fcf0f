import type { Practice } from '#lib/model/practice.ts'
import { periodOf } from '#lib/periods.ts'
import { specialLine } from '#lib/hours.ts'
import { Dated } from '#ui/Dated/Dated.tsx'
import { useWords } from '#ui/words.ts'

export type SpecialHoursProps = { practice: Pick<Practice, 'specialHours' | 'timeZone'> }

/** Days that differ from the week, below the hours. Each goes when its last day is over. */
export function SpecialHours({ practice: { specialHours, timeZone } }: SpecialHoursProps) {
  const words = useWords()
  if (specialHours.length === 0) return null
  return (
    <ul role="list" className="grid gap-1">
      {specialHours.map((special) => (
        <Dated
          key={special.from}
          as="li"
          // Said from the day it is known, not only on the day itself.
          period={{ ...periodOf(special, timeZone, 0), starts: 0, begun: true }}
        >
          {specialLine(special, words)}
        </Dated>
      ))}
    </ul>
  )
}
