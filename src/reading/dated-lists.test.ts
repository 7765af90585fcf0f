import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyContent } from './testing/content-copy.ts'

const copy = copyContent()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  copy.restore()
})
afterAll(copy.dispose)

/** The last second of the day and the first of the next, in New York. */
const lastSecond = '2099-12-27T04:59:59Z'
const nextDay = '2099-12-27T05:00:00Z'
const days = { from: '2099-12-24', until: '2099-12-26' }

test.each([
  [lastSecond, 1],
  [nextDay, 0],
])('at %s there is %d of what ends by date', (now, count) => {
  vi.setSystemTime(now)
  copy.write('announcements.yaml', JSON.stringify([{ text: 'We are closed.', ...days }]))
  copy.write('specials.yaml', JSON.stringify([{ title: 'A special', text: 'Until then.', ...days }]))
  copy.set('practice.yaml', ['specialHours'], [{ note: 'A holiday', ...days }])
  const site = copy.site()
  expect([site.announcements.length, site.specials.length, site.practice.specialHours.length]).toEqual([
    count,
    count,
    count,
  ])
})

test('what begins later is known, and has not begun', () => {
  vi.setSystemTime('2099-12-24T04:59:59Z')
  copy.write('announcements.yaml', JSON.stringify([{ text: 'We are closed.', ...days }]))
  expect(copy.site().announcements[0]!.period).toEqual({
    starts: Date.parse('2099-12-24T05:00:00Z'),
    ends: Date.parse(nextDay),
    begun: false,
  })
})

test('a section comes with the first entry of its list', () => {
  copy.set('pages/careers.yaml', ['sections', 0], { block: 'specials', title: 'This month' })
  const blocks = () =>
    copy
      .site()
      .pages.find(({ address }) => address === '/careers')!
      .sections.map(({ block }) => block)
  expect(blocks()).not.toContain('specials')
  copy.write('specials.yaml', JSON.stringify([{ title: 'A special', text: 'Until then.', ...days }]))
  expect(blocks()).toContain('specials')
})
