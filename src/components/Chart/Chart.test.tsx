import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '#lib/words/en.ts'
import { LanguageProvider } from '#components/ui/words.ts'
import { ChartRisk as risks, examples } from './Chart.examples.tsx'
import { ChartRisk } from './Chart.Risk.tsx'
import { Chart } from './Chart.tsx'

test('chart points stand where they were published, with numbers, and in a table', () => {
  const { series } = examples['over-time']
  const html = draw(<Chart {...examples['over-time']} />)
  const points = series.lines[0]!.points
  const [lastTime, most] = [0, 1].map((part) => Math.max(...points.map((point) => point[part]!)))
  const height = Number(/<svg[^>]* height="(\d+)"/.exec(html)![1])
  const drawn = all(html, /<circle cx="([\d.]+)%" cy="([\d.]+)"/g).map(([, x, y]) => [
    (Number(x) / 100) * lastTime!,
    (Number(y) / height) * most!,
  ])
  expect(drawn.flat()).toEqual(points.flat().map((number) => expect.closeTo(number!, 3)))
  expect(all(html, /numerals">([\d.]+)%</g).map(([, said]) => Number(said))).toEqual([17.3, 5.6])
  expect(all(html, /<td>([\d.]+)%</g).map(([, said]) => Number(said))).toEqual(
    points.map(([, value]) => value),
  )
  // The axes are labeled with unit and time.
  expect(html).toContain('stroke-line')
  // The table has the same values.
  expect(html).toMatch(/<svg[^>]* aria-hidden="true"/)
  expect(html).toContain(`${en.figures.times['weeks']} ${lastTime}<`)
})

test('chart bars have the length and the label of their measures', () => {
  const html = draw(<Chart {...examples['side-by-side']} />)
  const long = all(html, /<rect[^>]* width="([\d.]+)%"/g).map(([, width]) => Number(width))
  expect(long.map((width) => width / (long[2]! / 5.5))).toEqual(
    [3, 1, 5.5].map((length) => expect.closeTo(length, 3)),
  )
  for (const said of ['3 to 4 months', '5.5 months']) expect(html.split(`>${said}<`)).toHaveLength(3)
})

test('risk chart fills a dot for each of a hundred people, and a bar for more', () => {
  const hundred = pictures(draw(<ChartRisk {...risks['of-100']} />))
  expect(hundred.map(({ filled }) => dotsIn(filled))).toEqual([44, 17, 0, 100])
  expect(hundred.map(({ rest }) => dotsIn(rest))).toEqual([56, 83, 100, 0])
  const bars = pictures(draw(<ChartRisk {...risks['of-10000']} />))
  const share = ({ filled, rest }: (typeof bars)[number]) => long(filled) / long(rest)
  expect(bars.map((bar) => share(bar) * 50)).toEqual(
    [29, 21, 13, 10].map((count) => expect.closeTo(count, 1)),
  )
})

test('risk chart names its groups and says which value was not counted', () => {
  const html = draw(<ChartRisk {...risks['longest-text']} />)
  expect(html).toContain('Switched to placebo')
  expect(html).toContain(en.figures.notCounted)
})

function draw(chart: ReactElement): string {
  return renderToStaticMarkup(<LanguageProvider language="en">{chart}</LanguageProvider>)
}

const all = (html: string, what: RegExp) => [...html.matchAll(what)]

function pictures(html: string) {
  return all(html, /<path d="([^"]*)"[^>]*><\/path><path d="([^"]*)"/g).map(([, rest = '', filled = '']) => ({
    rest,
    filled,
  }))
}

const lengths = (path: string) => all(path, /h([\d.]+)/g).map(([, length]) => Number(length))
const long = (path: string) => lengths(path)[0]!
const dotsIn = (path: string) => lengths(path).reduce((dots, length) => dots + Math.floor(length / 10) + 1, 0)
