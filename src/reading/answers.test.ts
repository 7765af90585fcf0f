import { afterAll, afterEach, expect, test } from 'vitest'
import { copyContent } from './testing/content-copy.ts'

const copy = copyContent()
afterEach(copy.restore)
afterAll(copy.dispose)

const page = 'pages/telemedicine.yaml'
const asked = (answer: string | null) =>
  copy.set('answers.yaml', ['parking'], { asks: 'Where is the car?', answer, until: 'We tell you where.' })
const name = (token: string) =>
  copy.set(page, ['questions'], [{ question: 'Where do I park?', answer: `By car. ${token} Come in.` }])
const said = () => copy.site().pages.find(({ file }) => file === page)!.questions[0]!.answer

test('a page says what the owner answered, and until then the neutral sentence', () => {
  name('{answer:parking}')
  asked(null)
  expect(said()).toBe('By car. We tell you where. Come in.')
  asked('In {city}, behind the house.')
  expect(said()).toBe(`By car. In ${copy.site().practice.address.city}, behind the house. Come in.`)
})

test('an answer that nobody asks for is a fault of the page that names it', () => {
  name('{answer:helicopter}')
  expect(copy.problems()).toEqual([
    { file: page, field: 'questions[0].answer', message: 'unknown token {answer:helicopter}' },
  ])
})

test('the portrait that launch.yaml names stands wherever a page shows the founder', () => {
  const shown = () => copy.site().pages.find(({ file }) => file === page)!.photo.id
  copy.set(page, ['photo'], 'founder')
  expect(shown()).toBe('founder')
  copy.set('launch.yaml', ['founder', 'portrait'], 'heron')
  expect(shown()).toBe('heron')
})
