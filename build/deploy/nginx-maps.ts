import { closedHeaders, type Header, PAGE_ONLY } from '../../server/headers.ts'
import type { SitePlan } from '../../server/site-plan.ts'
import { allPages, cutTarget, headerOf, variable } from './place.ts'

/** One map a header: what most files get, and what the pages that differ get. */
export function headerMaps(plan: SitePlan): string {
  const others: Header[] = PAGE_ONLY.map((name) => [name, ''])
  return [...closedHeaders, ...others]
    .map(([name, usual]) => {
      const differing = allPages(plan).filter(({ headers }) => headerOf(headers, name) !== usual)
      return map(
        'sent',
        variable(name),
        usual,
        differing.map(({ file, headers }) => [`/${file}`, headerOf(headers, name)]),
      )
    })
    .join('\n')
}

/** Folded address -> target, its fragment, and the visitor's query joined to it. */
export function redirectMaps(plan: SitePlan): string {
  const cut = [...plan.leadsTo].map(([from, to]) => ({ from: from === '/' ? '' : from, ...cutTarget(to) }))
  const fragments = cut.filter(({ fragment }) => fragment)
  return [
    map(
      'folded',
      'leads_to',
      '',
      cut.map(({ from, address }) => [from, address]),
    ),
    map(
      'folded',
      'fragment',
      '',
      fragments.map(({ from, fragment }) => [from, fragment]),
    ),
    '  map $leads_to $glue { default "?"; "~\\?" "&"; }',
    '  map $args $query { default "$glue$args"; "" ""; }',
  ].join('\n')
}

export function missingPages(plan: SitePlan): string {
  return plan.notFound
    .filter(({ under }) => under !== '/')
    .map(({ under, page }) => ` ~^${under} /${page.file};`)
    .join('')
}

export function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

function map(from: string, to: string, usual: string, pairs: [string, string][]): string {
  const lines = pairs.map(([key, value]) => `    ${quote(key)} ${quote(value)};\n`)
  return `  map $${from} $${to} {\n    default ${quote(usual)};\n${lines.join('')}  }`
}
