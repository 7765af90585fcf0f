import { afterAll, afterEach, expect, test } from 'vitest'
import { copyContent } from './testing/content-copy.ts'

const copy = copyContent()
afterEach(copy.restore)
afterAll(copy.dispose)

const page = 'pages/telemedicine.yaml'
const law = 'law/florida.yaml'
const entry = (text: string | null) =>
  copy.set(law, ['visits'], { asks: 'What is said of visits?', text, source })
const source = {
  title: 'A statute on visits',
  publisher: 'Senate',
  year: 2025,
  kind: 'law',
  url: 'https://senate.gov/1',
}
const read = () => copy.site().pages.find(({ file }) => file === page)!

/** A page that names the entry in each way there is. */
function nameIt(): void {
  const question = { question: 'What does the law say?', answer: '{law:visits}' }
  copy.set(
    page,
    ['questions'],
    [question, { question: 'Anything else?', answer: 'No. {law:visits} Ask us.' }],
  )
  copy.set(
    page,
    ['sections'],
    [
      { block: 'text', title: 'Visits', text: 'Come in.', list: ['{law:visits}', 'By phone', 'By video'] },
      {
        block: 'options',
        title: 'Rules',
        items: [
          { title: 'One', text: '{law:visits}' },
          { title: 'Two', text: '{law:visits}' },
        ],
      },
    ],
  )
  copy.set(page, ['sources'], [{ law: 'visits' }])
}

test('what the law says stands wherever its entry is named, with its source', () => {
  entry('Visits are lawful here.')
  nameIt()
  const { questions, sections, sources } = read()
  expect(questions.map(({ answer }) => answer)).toEqual([
    'Visits are lawful here.',
    'No. Visits are lawful here. Ask us.',
  ])
  expect(sections.map(({ block }) => block)).toEqual(['text', 'options'])
  expect(sources).toEqual([source])
})

test('where nobody has written it, the sentence, the question, the item and the source go', () => {
  entry(null)
  nameIt()
  const { questions, sections, sources } = read()
  expect(questions.map(({ answer }) => answer)).toEqual(['No. Ask us.'])
  expect(sections).toMatchObject([{ block: 'text', list: ['By phone', 'By video'] }])
  expect(sources).toEqual([])
})

test.each([
  ['the law of another state', 'The law of Georgia asks for it.', /the law of Georgia is not that/],
  [
    "a statute that the state's file does not name",
    'See section 999.12 of the code.',
    /section 999\.12 is not in/,
  ],
])('a page may not name %s', (_, text, says) => {
  copy.set(page, ['questions', 0, 'answer'], text)
  expect(copy.problems()).toMatchObject([{ file: page, message: expect.stringMatching(says) }])
})

test('a study from another state may be named, and so may a source that is no law', () => {
  copy.set(page, ['questions', 0, 'answer'], 'A trial in Georgia found little.')
  copy.set(page, ['sources', 0], { ...source, kind: 'notice', publisher: 'Health Department of Georgia' })
  expect(copy.problems()).toEqual([])
})

test('a practice in another state needs the file of that state', () => {
  copy.set('practice.yaml', ['address', 'region'], 'NY')
  expect(copy.problems()).toContainEqual({
    file: 'law/new-york.yaml',
    field: '',
    message: 'this file is missing',
  })
})
