import { describe, expect, test } from 'vitest'
import { initialState, reduce, type Target } from './gestures.ts'

const enlargeable: Target = { picture: 3 }

function after(...events: (Partial<PointerEvent> & { on?: Target })[]) {
  let [state, effect] = [initialState, undefined as string | undefined]
  const common = { pointerId: 1, pointerType: 'touch', clientX: 0, clientY: 0, buttons: 1, timeStamp: 0 }
  for (const { on = enlargeable, ...event } of events)
    [state, effect] = reduce(state, { ...common, ...event } as PointerEvent, on)
  return { effect, view: state.view }
}

function drag(clientX: number, clientY: number, pointerType = 'mouse') {
  const to = { clientX, clientY, pointerType }
  return [
    { type: 'pointerdown', pointerType },
    { type: 'pointermove', ...to },
    { type: 'pointerup', ...to },
  ]
}

function tap(from: number, to = from) {
  return [
    { type: 'pointerdown', timeStamp: from },
    { type: 'pointerup', timeStamp: to },
    { type: 'click', timeStamp: to },
  ]
}

describe.each(['mouse', 'touch'])('lightbox drag tolerance with a %s', (pointerType) => {
  test.each([
    [-39, 0, undefined],
    [-40, 0, 'next'],
    [40, 30, 'previous'],
    [0, 64, undefined],
    [30, 65, 'close'],
    [0, -65, 'close'],
  ])('%i across, %i down: %s', (x, y, effect) =>
    expect(after(...drag(x, y, pointerType))).toEqual({ effect, view: { x: 0, y: 0, scale: 1 } }),
  )
})

test('lightbox ignores a drag that the browser takes over or that ends outside', () => {
  const [down, move] = drag(-100, 0)
  expect(after(down!, move!, { type: 'pointercancel' }).effect).toBeUndefined()
  expect(after(down!, move!, { type: 'pointermove', buttons: 0 }, ...drag(-39, 0)).effect).toBeUndefined()
})

test('lightbox neither zooms nor closes on the click that ends a drag', () => {
  expect(after(...drag(20, 0), { type: 'click' }).view.scale).toBe(1)
  expect(after(...drag(20, 0), { type: 'click', on: 'backdrop' }).effect).toBeUndefined()
})

test('lightbox double-tap window is 250 ms', () => {
  expect(after(...tap(1000)).view.scale).toBe(1)
  expect(after(...tap(1000), ...tap(1250)).view.scale).toBe(3)
  expect(after(...tap(1000), ...tap(1251)).view.scale).toBe(1)
  expect(after(...tap(1000), ...tap(1200), ...tap(1400), ...tap(1500)).view.scale).toBe(1)
})

test('lightbox does not treat a press of 750 ms as a tap', () => {
  const backdrop = (to: number) =>
    after(...tap(0, to).map((event) => ({ ...event, on: 'backdrop' as const })))
  expect(backdrop(749).effect).toBe('close')
  expect(backdrop(750).effect).toBeUndefined()
})

test('lightbox limits a pinch to 4.5, resets it below 1, and pans with one finger', () => {
  const spread = (by: number) => [
    { type: 'pointermove', clientX: -by },
    { type: 'pointermove', pointerId: 2, clientX: by },
  ]
  const two = [
    { type: 'pointerdown', clientX: -10 },
    { type: 'pointerdown', pointerId: 2, clientX: 10 },
  ]
  expect(after(...two, ...spread(30)).view.scale).toBe(3)
  expect(after(...two, ...spread(200)).view.scale).toBe(4.5)
  expect(after(...two, ...spread(200), ...spread(5)).view).toEqual({ x: 0, y: 0, scale: 1 })
  const up = [{ type: 'pointerup' }, { type: 'pointerup', pointerId: 2 }]
  expect(after(...two, ...spread(30), ...up, ...drag(-100, 20))).toEqual({
    effect: undefined,
    view: { x: -100, y: 20, scale: 3 },
  })
})
