/** As the practice specified, in pixels and milliseconds. */
const [TURN, CLOSE, MAX_SCALE, LONG_PRESS, DOUBLE_TAP] = [40, 65, 4.5, 750, 250]
const TAP_TOLERANCE = 10

type Point = { x: number; y: number }
type Fingers = Record<number, Point>
type Effect = 'next' | 'previous' | 'close' | undefined
/** What was clicked, with the largest scale of a picture. */
export type Target = { picture: number } | 'backdrop' | 'other'

const resting = { x: 0, y: 0, scale: 1 }
export const initialState = {
  view: resting,
  fingers: {} as Fingers,
  /** When the number of fingers last changed. */
  start: { view: resting, middle: resting as Point, spread: 0, time: 0 },
  isTouch: false,
  /** False after a drag, pinch or long press, whose click is ignored. */
  isTap: true,
  lastTap: -DOUBLE_TAP,
}
type Gestures = typeof initialState

export function reduce(state: Gestures, event: PointerEvent, target: Target): [Gestures, Effect?] {
  const { type, pointerId, timeStamp: time } = event
  const { view, start } = state
  if (type === 'click') return click(state, time, target)
  const { [pointerId]: known, ...others } = state.fingers
  const fingers = { ...others, [pointerId]: { x: event.clientX, y: event.clientY } }
  const isAlone = Object.keys(others).length === 0
  if (type === 'pointerdown') {
    const isTouch = event.pointerType === 'touch'
    return [{ ...state, fingers, isTouch, isTap: isAlone, start: { view, time, ...midpoint(fingers) } }]
  }
  if (!known) return [state]
  // A mouse released outside the window returns with no button pressed.
  if (type === 'pointermove' && event.buttons > 0) return [{ ...state, fingers, ...moved(state, fingers) }]
  if (!isAlone) return [{ ...state, fingers: others, start: { view, time, ...midpoint(others) } }]

  const isTap = state.isTap && time - start.time < LONG_PRESS
  const released = { ...state, fingers: {}, isTap, view: view.scale > 1 ? view : resting }
  if (view.scale > 1 || type !== 'pointerup') return [released]
  if (Math.abs(view.x) >= TURN) return [released, view.x < 0 ? 'next' : 'previous']
  return [released, Math.abs(view.y) >= CLOSE ? 'close' : undefined]
}

function moved({ start, ...state }: Gestures, fingers: Fingers): Pick<Gestures, 'view' | 'isTap'> {
  const { middle, spread } = midpoint(fingers)
  const by = { x: middle.x - start.middle.x, y: middle.y - start.middle.y }
  const isTap = state.isTap && Math.hypot(by.x, by.y) <= TAP_TOLERANCE
  const scale = Math.min(MAX_SCALE, start.view.scale * (start.spread ? spread / start.spread : 1))
  if (scale > 1) return { isTap, view: { x: start.view.x + by.x, y: start.view.y + by.y, scale } }
  if (start.spread) return { isTap, view: resting }
  // Without zoom it moves along one axis only.
  return { isTap, view: { ...resting, ...(Math.abs(by.x) > Math.abs(by.y) ? { x: by.x } : { y: by.y }) } }
}

function click(state: Gestures, time: number, target: Target): [Gestures, Effect?] {
  if (!state.isTap || target === 'other') return [state]
  if (target === 'backdrop') return [state, 'close']
  // A single tap does not zoom, or a double tap would zoom in and out again.
  if (state.isTouch && time - state.lastTap > DOUBLE_TAP) return [{ ...state, lastTap: time }]
  const scale = state.view.scale > 1 ? 1 : Math.min(MAX_SCALE, Math.max(1, target.picture))
  return [{ ...state, view: { ...resting, scale }, lastTap: -DOUBLE_TAP }]
}

function midpoint(fingers: Fingers): { middle: Point; spread: number } {
  const [first = resting, second = first] = Object.values(fingers)
  const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 }
  return { middle, spread: Math.hypot(first.x - second.x, first.y - second.y) }
}
