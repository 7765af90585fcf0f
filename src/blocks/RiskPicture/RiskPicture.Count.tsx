import { dotPaths, isDrawnAsDots } from './dots.ts'

type RiskCountProps = {
  number: number
  of: 100 | 10_000
  /** Where the group has a name of its own: '10 mg'. */
  name?: string
  side: 'with' | 'without'
}

/** One number of people: as dots of a hundred where it is whole, else as a bar, always in figures. */
export function RiskCount({ number, of, name, side }: RiskCountProps) {
  return (
    <span className="risk-count" data-arm={side}>
      {isDrawnAsDots(number, of) ? <Dots number={number} /> : <Bar share={number / barEnd[of]} />}
      <span>
        <span className="numerals font-display text-subheading text-price">{number}</span>
        <span className="text-small"> in {of.toLocaleString('en-US')}</span>
        {name ? <span className="block text-small text-muted">{name}</span> : null}
      </span>
    </span>
  )
}

/** What a full bar stands for: the rarer the harm, the closer one has to look. */
const barEnd = { 100: 20, 10_000: 100 }

/** Twenty by five, filled row by row. Two lines of round dots are lighter than a hundred circles. */
function Dots({ number }: { number: number }) {
  const { filled, empty } = dotPaths(number)
  return (
    <svg viewBox="0 0 200 50" aria-hidden="true" className="risk-dots">
      <path d={empty} />
      <path d={filled} data-dots={number} />
    </svg>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 200 10" aria-hidden="true" className="risk-bar" preserveAspectRatio="none">
      <path d="M0 5h200" />
      <path d={`M0 5h${Math.round(Math.min(share, 1) * 200)}`} data-bar="" />
    </svg>
  )
}
