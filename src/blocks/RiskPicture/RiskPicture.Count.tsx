import { dotPaths } from './dots.ts'
import { useWords } from '#ui/words.ts'

type RiskCountProps = {
  number: number
  of: 100 | 10_000
  /** What a full bar stands for; without it people are drawn one by one. */
  barEnd?: number
  /** Where the group has a name of its own: '10 mg'. */
  name?: string
  side: 'with' | 'without'
}

/** One number of people, as dots of a hundred or as a bar, always in figures too. */
export function RiskCount({ number, of, barEnd, name, side }: RiskCountProps) {
  const { figures } = useWords()
  return (
    <span className="risk-count" data-arm={side}>
      {barEnd === undefined ? <Dots number={number} /> : <Bar share={number / barEnd} />}
      <span>
        <span className="risk-number numerals font-display text-subheading">{number}</span>
        <span className="text-small"> {figures.in(of.toLocaleString('en-US'))}</span>
        {name ? <span className="block text-small text-muted">{name}</span> : null}
      </span>
    </span>
  )
}

/** Twenty by five, filled row by row. Two lines of round dots are lighter than a hundred circles. */
function Dots({ number }: { number: number }) {
  const { filled, empty } = dotPaths(number)
  return (
    <svg viewBox="0 0 200 50" aria-hidden="true" data-paper="keep" className="risk-dots">
      <path d={empty} />
      <path d={filled} data-dots={number} />
    </svg>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg
      viewBox="0 0 200 10"
      aria-hidden="true"
      data-paper="keep"
      className="risk-bar"
      preserveAspectRatio="none"
    >
      <path d="M0 5h200" />
      <path d={`M0 5h${Math.round(share * 2000) / 10}`} data-bar={share} />
    </svg>
  )
}
