import { expect, test } from 'vitest'
import { builtPages, content, isSpanish, parsed, treeOf } from './built-site.ts'
import { englishLeft, textsIn } from './english-left.ts'

const site = content()
const englishOf = (file: string) => (file === '/es.html' ? '/index.html' : file.slice('/es'.length))

test.each(builtPages.filter(isSpanish))('%s has no English but what is marked as English', (file) => {
  const english = textsIn(treeOf(englishOf(file)))
  expect(englishLeft(textsIn(treeOf(file)), english, site)).toEqual([])
})

test.each([
  ['a sentence', '<p>Lo que pagan <a>the members of</a> la clínica</p>'],
  ['a sentence in a label', '<img alt="A road between two lakes by the clinic">'],
  ['a button of the interface', '<button>Search</button>'],
  ['the name of a page', '<p>Vea <a>Weight loss</a></p>'],
  ['a line of the English page', '<p>Same-day visits</p>'],
  ['a description', '<meta name="description" content="Care in the county for your whole family">'],
])('English check finds %s', (_, html) => {
  expect(englishLeft(textsIn(parsed(html)), ['Same-day visits'], site)).not.toEqual([])
})

test('English check accepts names, figures and what is marked as English', () => {
  const html = `<p>Según la Society of Actuaries, en The Villages</p><p>placebo 5 lb</p><p>El placebo no hace nada</p>
    <p>Fuente: <a lang="en">Weight after stopping: the trial</a>, 2022</p><p>hello@practice.example</p>`
  expect(englishLeft(textsIn(parsed(html)), ['placebo 5 lb', 'hello@practice.example'], site)).toEqual([])
})
