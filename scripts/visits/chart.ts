import { scaleBand, scaleLinear } from 'd3-scale'
import { formatDate } from '#lib/dates.ts'
import { en } from '#lib/words/en.ts'
import { countOf, type Days } from './tables.ts'

const size = { width: 960, height: 360 }
const edge = { top: 48, right: 16, bottom: 40, left: 56 }

/** Pages a day as bars, visitors as dots on them: one file that any browser opens and any letter takes. */
export function visitsChart(days: Days): string {
  const figures = days.map(([day, visits]) => ({
    day,
    pages: countOf(visits, 'view'),
    visitors: visits.visitors,
  }))
  const most = Math.max(1, ...figures.map(({ pages, visitors }) => Math.max(pages, visitors)))
  const x = scaleBand(
    figures.map(({ day }) => day),
    [edge.left, size.width - edge.right],
  ).padding(0.25)
  const y = scaleLinear([0, most], [size.height - edge.bottom, edge.top]).nice()
  const ticks = y.ticks(5).filter(Number.isInteger)
  const everyNth = Math.ceil(figures.length / 10)
  const title = `Visits from ${formatDate(figures[0]!.day, en)} to ${formatDate(figures.at(-1)!.day, en)}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-labelledby="title" font-family="sans-serif" font-size="12">`,
    `<title id="title">${title}</title>`,
    `<rect width="100%" height="100%" fill="#fffdf9"/>`,
    `<text x="${edge.left}" y="22" font-size="15" fill="#1f2a26">${title}</text>`,
    `<text x="${edge.left}" y="40" fill="#4c5952"><tspan fill="#24443a">■</tspan> pages a day  <tspan fill="#ad6145">●</tspan> visitors a day</text>`,
    ...ticks.map(
      (tick) =>
        `<path d="M${edge.left} ${y(tick)}H${size.width - edge.right}" stroke="#e7dac6"/><text x="${edge.left - 8}" y="${y(tick) + 4}" text-anchor="end" fill="#4c5952">${tick.toLocaleString('en-US')}</text>`,
    ),
    ...figures.map(({ day, pages, visitors }, index) => {
      const left = round(x(day)!)
      const middle = round(left + x.bandwidth() / 2)
      const label =
        index % everyNth === 0
          ? `<text x="${middle}" y="${size.height - 16}" text-anchor="middle" fill="#4c5952">${day.slice(5)}</text>`
          : ''
      return `<g><title>${day}: ${pages} pages, ${visitors} visitors</title><rect x="${left}" y="${round(y(pages))}" width="${round(x.bandwidth())}" height="${round(y(0) - y(pages))}" fill="#24443a"/><circle cx="${middle}" cy="${round(y(visitors))}" r="4" fill="#ad6145" stroke="#fffdf9"/></g>${label}`
    }),
    '</svg>\n',
  ].join('\n')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
