import { expect, test } from 'vitest'
import { createToken, judgeToken, type Moment } from './token.ts'

const then: Moment = { wall: 1_000_000_000, steady: 5_000, process: 'one' }
const made = createToken('secret', then)
const later = (ms: number, change: Partial<Moment> = {}): Moment => ({
  wall: then.wall + ms,
  steady: then.steady + ms,
  process: 'one',
  ...change,
})
const judge = (token: string, now: Moment, secret = 'secret') => judgeToken(secret, token, now, 2_000)

test.each(['one', 'after a restart'])('a form must have been open for a moment: process %s', (process) => {
  expect(judge(made, later(1_999, { process }))).toBe('too-fast')
  expect(judge(made, later(2_000, { process }))).toBe('fine')
  expect(judge(made, later(90 * 24 * 3_600_000, { process }))).toBe('fine')
  expect(judge('', later(0))).toBe('absent')
})

test('sent back within the millisecond it is too fast, not from the future', () => {
  const token = createToken('secret', { ...then, steady: 5_000.7 })
  expect(judge(token, { ...then, steady: 5_000.8 })).toBe('too-fast')
})

const hour = 3_600_000
test.each([-hour, 400 * 24 * hour, -400 * 24 * hour])(
  'a clock that is set by %i ms makes nobody too fast, and no program slow',
  (jump) => {
    expect(judge(made, later(2_000, { wall: then.wall + jump }))).toBe('fine')
    expect(judge(made, later(1_000, { wall: then.wall + jump }))).toBe('too-fast')
    expect(judge(made, later(2_000, { wall: then.wall + 2_000 + jump, process: 'two' }))).toBe('fine')
  },
)

test('no two tokens are the same', () => {
  expect(createToken('secret', then)).not.toBe(made)
})

test.each([
  'x',
  '.',
  'lfls.',
  `0.${made.split('.').slice(1).join('.')}`,
  `${made}x`,
  made.slice(0, -1),
  `${made}.${made}`.slice(1),
])('a token that is not ours is seen: %s', (token) => {
  expect(judge(token, later(10_000))).toBe('forged')
})

test('a token of another secret is not ours', () => {
  expect(judge(made, later(10_000), 'other')).toBe('forged')
})
