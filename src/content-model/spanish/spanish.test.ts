import { afterAll, afterEach, expect, test } from 'vitest'
import { readSource } from '../source.ts'
import { contentRoot, copyContent } from '../testing/content-copy.ts'
import { hashOf, partsOf } from './parts.ts'
import { spanishStatus } from './status.ts'

const copy = copyContent(contentRoot)
const home = 'es/pages/home.yaml'

afterEach(copy.restore)
afterAll(copy.dispose)

const messages = () => copy.problems().map(({ file, field, message }) => `${file}: ${field}: ${message}`)
const pageOf = (site: ReturnType<typeof copy.site>) =>
  site.spanish!.pages.find(({ address }) => address === '/es')!

/** As scripts/translate.ts mark does. */
function markHome(): void {
  const english = readSource(copy.root, 'pages/home.yaml', [])!
  copy.set(home, 'follows', partsOf(english).map(hashOf))
}

test('Spanish home page stands at /es with the same prices and its own words', () => {
  const site = copy.site()
  const page = pageOf(site)
  expect(page.name).toBe('Inicio')
  expect(site.spanish!.prices.map(({ amount }) => amount)).toEqual(site.prices.map(({ amount }) => amount))
  expect(site.spanish!.summaries.get('/')?.address).toBe('/es')
})

test('Spanish page names its outdated part when its English changes', () => {
  markHome()
  expect(pageOf(copy.site()).outdated).toEqual([])
  copy.set('pages/home.yaml', 'sections[0].subheading', 'Another line about listening')
  const title = readSource(copy.root, 'pages/home.yaml', [])!.data as { sections: { title: string }[] }
  expect(pageOf(copy.site()).outdated).toEqual([title.sections[0]!.title])
  expect(spanishStatus(copy.root).pages.find(({ file }) => file === home)?.outdated).toHaveLength(1)
})

test.each([
  ['a section is missing', 'sections[0]', undefined, /parts/],
  ['a button leads elsewhere', 'banner.button.to', '/prices', /must be "contact"/],
  ['a token is missing in a sentence', 'sections[4].text', 'La membresía.', /\{law:membership-end\}/],
  ['a picture is another', 'sections[3].photo', 'heron', /must be "founder"/],
  ['a claim is made', 'sections[0].subheading', 'Esto cura todo', /nothing here is a cure/],
  ['another word stands for a term', 'sections[0].subheading', 'El cuidado primario', /atención primaria/],
  ['money stands in a sentence', 'sections[0].subheading', 'Por solo $99 al mes', /price id/],
])('Spanish page in step is refused where %s', (_, field, value, message) => {
  markHome()
  if (value === undefined) copy.drop(home, field)
  else copy.set(home, field, value)
  expect(messages().join('\n')).toMatch(message)
})

test('warning whose English changed is shown in English', () => {
  const before = copy.site().spanish!.notices.get('results')!.text
  expect(before).toContain('Los resultados')
  copy.set('notices.yaml', 'results.text', 'Results differ a great deal.')
  expect(copy.site().spanish!.notices.get('results')!.text).toBe('Results differ a great deal.')
})

test('fault in a Spanish list names the Spanish file', () => {
  const pairs = copy.data('es/notices.yaml') as { es: string }[]
  const index = pairs.findIndex(({ es }) => es.includes('Los resultados'))
  copy.set('es/notices.yaml', `[${index}].es`, 'Los resultados varían {nada}.')
  expect(messages()).toContain('es/notices.yaml: results.text: unknown token {nada}')
})

test('Spanish pair whose English is gone is named', () => {
  copy.append('es/prices.yaml', '- en: Never sold here\n  es: Aquí nunca se vende\n')
  const { lists } = spanishStatus(copy.root)
  expect(lists.find(({ file }) => file === 'es/prices.yaml')!.unused).toEqual(['Never sold here'])
})

test('Spanish page without an English one is refused, and a redirect to it', () => {
  copy.write('es/pages/nowhere.yaml', copy.read(home))
  copy.set('redirects.yaml', '/es/vieja', '/es/nowhere')
  const said = messages().join('\n')
  expect(said).toContain('es/pages/nowhere.yaml: file name: there is no English page')
  copy.remove('es/pages/nowhere.yaml')
  expect(messages().join('\n')).toContain('dead link: there is no page at /es/nowhere')
})

test('words between underscores are marked as English on a Spanish page', () => {
  const { sections } = readSource(copy.root, home, [])!.data as { sections: { text?: string }[] }
  const index = sections.findIndex(({ text }) => text)
  copy.set(home, `sections[${index}].text`, `${sections[index]!.text} Aquí se llama _urgent care_.`)
  expect(JSON.stringify(pageOf(copy.site()))).toContain('<em lang=\\"en\\">urgent care</em>')
})
