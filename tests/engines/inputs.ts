import type { Source } from './browser.ts'

export type Point = { x: number; y: number }

/** Keys as WebDriver names them. */
export const keys = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Home: '\uE011',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Space: ' ',
  Slash: '/',
} as const

export function keySource(values: string[]): Source {
  const actions = values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return { type: 'key', id: 'keys', actions }
}

/** A mouse that goes to a point, or presses there and draws on to the next. */
export function mouse(points: Point[], how: 'over' | 'press'): Source {
  const [first, ...rest] = points
  const press = [
    { type: 'pointerDown', button: 0 },
    ...rest.flatMap(between(first!)),
    { type: 'pointerUp', button: 0 },
  ]
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [moveTo(first!), ...(how === 'press' ? press : [])],
  }
}

/** A finger that taps, or draws from the first point to the next. */
export function touch(points: Point[]): Source {
  return { ...mouse(points, 'press'), type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' } }
}

function moveTo({ x, y }: Point) {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }
}

/** In ten steps, as a hand moves. */
function between(from: Point) {
  return (to: Point) =>
    Array.from({ length: 10 }, (_, step) => ({
      ...moveTo({
        x: from.x + ((to.x - from.x) * (step + 1)) / 10,
        y: from.y + ((to.y - from.y) * (step + 1)) / 10,
      }),
      duration: 16,
    }))
}
