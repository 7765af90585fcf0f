import { expect, test } from 'vitest'
import { utcOffsets } from '#lib/dates.ts'
import { type Light, lights, type OpeningSchedule } from '#lib/practice-clock.ts'
import { headScript } from './head-script.ts'

const opening: OpeningSchedule = {
  hours: [{ days: [1, 2], opens: '00:00', closes: '24:00' }],
  offsets: utcOffsets('America/New_York'),
  specialHours: [{ note: 'A storm', from: '2026-01-06', until: '2026-01-06' }],
}

test.each([
  ['a day with hours', '2026-01-05T12:00:00-05:00', '', 'noon'],
  ['a day that special hours close', '2026-01-06T12:00:00-05:00', '', 'closed'],
  ['the evening of a day that special hours close', '2026-01-06T21:00:00-05:00', '', 'closed'],
  ['another hour asked for', '2026-01-05T12:00:00-05:00', '?hour=night', 'night'],
  ['an hour that does not exist', '2026-01-05T12:00:00-05:00', '?hour=teatime', 'noon'],
])('head script sets the light of %s', (_name, instant, search, light) => {
  expect(lightAfter(headScript(opening, { holdsForms: false }), instant, search)).toBe(light)
})

test('head script loads the wall on the home page only, and holds forms for another mail service only', () => {
  const sources = [{ srcSet: '/wall.avif 800w', sizes: '100vw' }]
  const wall = Object.fromEntries(lights.map((light) => [light, sources])) as Record<Light, typeof sources>
  const without = headScript(opening, { holdsForms: false })
  expect(without).not.toMatch(/preload|data-picture-for|data-time-sentence|requestSubmit/)
  expect(headScript(opening, { wall, holdsForms: false })).toMatch(
    /preload[^]*data-picture-for[^]*data-time-sentence/,
  )
  expect(headScript(opening, { holdsForms: true })).toContain('requestSubmit')
})

/** The light on the root after the script has run. */
function lightAfter(script: string, instant: string, search: string): string | undefined {
  const dataset: { light?: string } = {}
  class Then extends Date {
    constructor(at: number | string = instant) {
      super(at)
    }
  }
  // oxlint-disable-next-line no-new-func -- the text of the inline script, as a page runs it
  const run = new Function('document', 'location', 'Date', 'performance', script)
  const performance = { getEntriesByType: () => [] }
  run({ documentElement: { dataset } }, { search }, Then, performance)
  return dataset.light
}
