import { expect, test } from 'vitest'
import { createToken, judgeToken } from './token.ts'

const made = createToken('secret', 1_000_000)
const judge = (token: string, after: number, secret = 'secret') =>
  judgeToken(secret, token, 1_000_000 + after, 2_000)

test('a form must have been open for a moment', () => {
  expect(judge(made, 1_999)).toBe('too-fast')
  expect(judge(made, 2_000)).toBe('fine')
  expect(judge(made, 90 * 24 * 3_600_000)).toBe('fine')
  expect(judge('', 0)).toBe('absent')
})

test.each([
  'x',
  '.',
  'lfls.',
  `0.${made.split('.')[1]}`,
  `${made}x`,
  made.slice(0, -1),
  `${made}.${made}`.slice(1),
])('a token that is not ours is seen: %s', (token) => {
  expect(judge(token, 10_000)).toBe('forged')
})

test('a token of another secret is not ours', () => {
  expect(judge(made, 10_000, 'other')).toBe('forged')
})
