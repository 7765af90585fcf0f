import { expect, test } from 'vitest'
import type { LogEntry } from './log.ts'
import { keepPurging } from './purging.ts'

const day = 24 * 60 * 60_000

test('a clock that jumped 400 days ahead has nothing deleted until it has stayed there for a round', async () => {
  const clocks = { wall: 1_000 * day, steady: 0 }
  const logs: LogEntry[] = []
  const asked: number[] = []
  const place = { purge: async (before: number) => asked.push(before / day) }
  const log = (entry: LogEntry) => void logs.push(entry)
  const { purge, close } = keepPurging(
    [place, {}],
    { days: 30, everyMs: day / 24 },
    log,
    () => clocks.wall,
    () => clocks.steady,
  )
  const hourLater = () => {
    clocks.wall += day / 24
    clocks.steady += day / 24
  }
  await purge()
  clocks.wall += 400 * day
  hourLater()
  await purge()
  expect(asked).toEqual([970])
  expect(logs).toContainEqual(expect.objectContaining({ level: 'alert', event: 'clock-jumped' }))
  clocks.wall -= 400 * day
  hourLater()
  await purge()
  expect(asked.map(Math.floor)).toEqual([970, 970])
  close()
})
