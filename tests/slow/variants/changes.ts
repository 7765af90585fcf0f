import { listFiles } from '../../../src/content-model/source.ts'
import type { ContentCopy } from '../../../src/content-model/testing/content-copy.ts'

export function changePriceAndPhone(copy: ContentCopy): void {
  const [price] = Object.keys(copy.data('prices.yaml') as object)
  copy.set('prices.yaml', `${price!}.amount`, 12_300)
  copy.set('practice.yaml', 'phone', { display: '(202) 326-4410', href: '+12023264410' })
}

/** One sentence more in the English of a page that is in Spanish too, and nobody has told the translator. Returns the file. */
export function changeSection(copy: ContentCopy): string {
  const file = listFiles(copy.root, 'es/treatments')[0]!.slice('es/'.length)
  const { sections } = copy.data(file) as { sections: { text?: unknown }[] }
  const index = sections.findIndex(({ text }) => typeof text === 'string')
  copy.set(file, `sections[${index}].text`, `${sections[index]!.text}\n\nThis sentence came later.`)
  return file
}

export function addPost(copy: ContentCopy): void {
  const [first] = listFiles(copy.root, 'posts')
  const file = 'posts/what-a-first-visit-is-like.md'
  copy.write(file, copy.read(first!))
  copy.set(file, 'title', 'What a first visit is like')
  copy.set(file, 'date', '2026-10-01')
  copy.set(file, 'head', {
    title: 'What a first visit is like at our office',
    description:
      'A walk through a first visit: the forms, the questions, the exam, and what happens after you go home.',
  })
}

/** One more treatment, in the menu beside the first that is there. */
export function addTreatment(copy: ContentCopy): void {
  const file = 'treatments/one-more.yaml'
  copy.write(file, copy.read(listFiles(copy.root, 'treatments')[0]!))
  copy.set(file, 'name', 'One More Treatment')
  copy.set(file, 'head', {
    title: 'One more treatment, and what it is for',
    description:
      'One more treatment of the practice: what it is, whom it may suit, what a visit is like and what it costs.',
  })
  const menu = (copy.data('navigation.yaml') as { menu: { links?: unknown[] }[] }).menu
  const entry = menu.findIndex(({ links }) => links)
  copy.set('navigation.yaml', `menu[${entry}].links[${menu[entry]!.links!.length}]`, { page: '/one-more' })
}

/** 12 quotes, 11 drips, 7 service cards, one menu entry fewer, no sister site, other profiles, weekdays only. */
export function otherCounts(copy: ContentCopy): void {
  repeat(copy, 'testimonials.yaml', 12, (quote) => quote)
  repeat(copy, 'drips.yaml', 11, (drip, number) => ({ ...drip, id: `${drip['id']}-${number}`, minutes: 60 }))
  repeat(copy, 'services.yaml', 7, (card, number) => ({ ...card, title: `${card['title']} ${number}` }))
  const { menu } = copy.data('navigation.yaml') as { menu: object[] }
  copy.set(
    'navigation.yaml',
    'menu',
    menu.filter((entry) => !('external' in entry)),
  )
  copy.drop('practice.yaml', 'links.sisterSite')
  copy.set('practice.yaml', 'social', [
    { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/sample' },
    { network: 'google', label: 'Google', url: 'https://maps.google.com/?cid=1' },
    { network: 'youtube', label: 'YouTube', url: 'https://www.youtube.com/@sample' },
    { network: 'threads', label: 'Threads', url: 'https://www.threads.net/@sample' },
  ])
  copy.set('practice.yaml', 'hours', [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday'], opens: '08:00', closes: '17:00' },
    { days: ['friday'], opens: '08:00', closes: '12:30' },
  ])
  copy.set('practice.yaml', 'closed', ['saturday', 'sunday'])
}

type Entry = Record<string, unknown>

/** Makes a list so long by repeating it; what is repeated is told apart by `again`. */
function repeat(
  copy: ContentCopy,
  file: string,
  count: number,
  again: (entry: Entry, number: number) => Entry,
): void {
  const list = copy.data(file) as Entry[]
  const more = Array.from({ length: Math.max(0, count - list.length) }, (_, index) =>
    again(list[index % list.length]!, index + 2),
  )
  copy.write(file, JSON.stringify([...list, ...more].slice(0, count), null, 2))
}
