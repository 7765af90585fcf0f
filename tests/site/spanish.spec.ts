import { expect, test } from '@playwright/test'
import { readSite } from '#reading/site.ts'
import { contentRoot, stubMedia } from '#reading/testing/content-copy.ts'
import { builtPages, readBuilt } from './built.ts'
import { englishLeft } from './english-left.ts'
import { textsIn } from './read-texts.ts'

const site = readSite(contentRoot, stubMedia)
/** Those for a missing page included. */
const spanishPages = builtPages.filter((file) => /^\/es(?:\/|\.html$)/.test(file))
const englishOf = (file: string) => (file === '/es.html' ? '/index.html' : file.slice('/es'.length))

for (const file of spanishPages) {
  test(`${file} has no English left on it, but names and what says that it is English`, () => {
    const english = textsIn(readBuilt(englishOf(file)))
    expect(englishLeft(textsIn(readBuilt(file)), english, site)).toEqual([])
  })
}

const left: Record<string, string> = {
  'a sentence': '<p>Lo que pagan <a>the members of</a> la clínica</p>',
  'a sentence in a label': '<img alt="A road between two lakes by the clinic">',
  'a button of the interface': '<button>Search</button>',
  'the name of a page': '<p>Vea <a>Weight loss</a></p>',
  'a line of the English page': '<p>Same-day visits</p>',
  'a description': '<meta name="description" content="Care in Leesburg for your whole family">',
}

for (const [what, html] of Object.entries(left))
  test(`English is found: ${what}`, () => {
    const english = textsIn('<p>Same-day visits</p>')
    expect(englishLeft(textsIn(html), english, site)).not.toEqual([])
  })

test('names, figures and what says that it is English are not taken for it', () => {
  const html = `<p>Según la Society of Actuaries, en The Villages</p><p>placebo 5 lb</p><p>El placebo no hace nada</p>
    <p>Fuente: <a lang="en">Weight after stopping: the trial</a>, 2022</p><p>hello@silverheron.example</p>`
  expect(englishLeft(textsIn(html), ['placebo 5 lb', 'hello@silverheron.example'], site)).toEqual([])
})
