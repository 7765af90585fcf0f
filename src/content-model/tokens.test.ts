import { afterAll, afterEach, expect, test } from 'vitest'
import { contractArticles } from './practice-tokens.ts'
import { copyContent } from './testing/content-copy.ts'

/** What texts name by tokens: answers, the law, the practice, prices, companies. */
const copy = copyContent()
afterEach(copy.restore)
afterAll(copy.dispose)

const page = 'pages/telemedicine.yaml'
const read = () => copy.site().pages.find(({ file }) => file === page)!
const law = { asks: 'What is said of visits?', text: 'Visits are lawful here.' as string | null }
const source = {
  title: 'A statute on visits',
  publisher: 'Senate',
  year: 2025,
  kind: 'law',
  url: 'https://senate.gov/1',
}

test("owner's answer replaces the neutral sentence of a page", () => {
  copy.set(page, 'questions', [{ question: 'Where do I park?', answer: 'By car. {answer:parking} Come in.' }])
  const parking = { asks: 'Where is the car?', answer: null, fallback: 'We tell you where.' }
  copy.set('answers.yaml', 'parking', parking)
  expect(read().questions[0]!.answer).toBe('By car. We tell you where. Come in.')
  copy.set('answers.yaml', 'parking', { ...parking, answer: 'In {city}, behind the house.' })
  const { pages, practice } = copy.site()
  expect(pages.find(({ file }) => file === page)!.questions[0]!.answer).toBe(
    `By car. In ${practice.address.city}, behind the house. Come in.`,
  )
})

/** A page that names an entry of the law in each way there is. */
function nameLaw(text: string | null): void {
  copy.set('law/florida.yaml', 'visits', { ...law, text, source })
  copy.set(page, 'questions', [
    { question: 'What does the law say?', answer: '{law:visits}' },
    { question: 'Anything else?', answer: 'No. {law:visits} Ask us.' },
  ])
  copy.set(page, 'sections', [
    { block: 'text', title: 'Visits', text: 'Come in.', list: ['{law:visits}', 'By phone', 'By video'] },
    {
      block: 'options',
      title: 'Rules',
      items: [1, 2].map((title) => ({ title: `${title}`, text: '{law:visits}' })),
    },
  ])
  copy.set(page, 'sources', [{ law: 'visits' }])
}

test('law text stands wherever its entry is named, with its source', () => {
  nameLaw(law.text)
  const { questions, sections, sources } = read()
  expect(questions.map(({ answer }) => answer)).toEqual([law.text, `No. ${law.text} Ask us.`])
  expect(sections.map(({ block }) => block)).toEqual(['text', 'options'])
  expect(sources).toEqual([source])
})

test('unwritten law leaves out its sentence, question, item and source', () => {
  nameLaw(null)
  const { questions, sections, sources } = read()
  expect(questions.map(({ answer }) => answer)).toEqual(['No. Ask us.'])
  expect(sections).toMatchObject([{ block: 'text', list: ['By phone', 'By video'] }])
  expect(sources).toEqual([])
})

test('study or notice from another state may be named', () => {
  copy.set(page, 'questions[0].answer', 'A trial in Georgia found little.')
  copy.set(page, 'sources[0]', { ...source, kind: 'notice', publisher: 'Health Department of Georgia' })
  expect(copy.problems()).toEqual([])
})

test('card names the clinician and the state of practice.yaml', () => {
  copy.set('practice.yaml', 'clinician', 'physician')
  copy.set(page, 'purpose', 'Call a {clinician} in {state}.')
  expect(copy.site().summaries.get('/telemedicine')!.purpose).toBe('Call a physician in Florida.')
})

test('title too long with its names drops the last part', () => {
  const longest = 'Telemedicine explained at a length that leaves no more room'
  copy.set(page, 'head.title', `${longest} | {short}`)
  expect(read().head.title).toBe(longest)
})

test('Spanish name with an article contracts with the word before it', () => {
  const said = 'De el condado a el lago, de él, un día el mar y de El Salvador'
  expect(contractArticles(said, 'es')).toBe('Del condado al lago, de él, un día el mar y de El Salvador')
  expect(contractArticles(said, 'en')).toBe(said)
})

test('withdrawn price and rating leave every list and sentence', () => {
  copy.set('prices.yaml', 'retatrutide.published', false)
  copy.set('practice.yaml', 'rating.publish', false)
  const { prices, treatments, pages } = copy.site()
  expect(prices.map(({ id }) => id)).not.toContain('retatrutide')
  const { glance, sections } = treatments.find(({ address }) => address === '/retatrutide')!
  expect(glance.prices).toEqual([])
  expect(sections.map(({ block }) => block)).not.toContain('prices')
  const said = JSON.stringify([pages, treatments])
  expect(said.match(/planned price.{40}|\{(?:price|amount):/gi)).toBeNull()
  // The text around the removed sentence stays.
  expect(said.includes('We do not prescribe or sell it')).toBe(true)
  const home = pages.find(({ file }) => file === 'pages/home.yaml')!
  expect(home.sections.find(({ block }) => block === 'testimonials')).toMatchObject({
    intro: expect.not.stringMatching(/rate|5/),
  })
})

test('privacy policy names each configured company and what analytics does', () => {
  const policy = () => copy.site().legal.find(({ address }) => address === '/privacy-policy')!.body
  const set = (field: string, value: unknown) => copy.set('integrations.yaml', field, value)
  expect(policy()).toContain('(www.youtube-nocookie.com)')
  expect(policy()).not.toMatch(/googletagmanager|withcherry|emailjs|\{/)
  set('analytics.measurementId', 'G-AB12CD34EF')
  set('analytics.query', ['utm_source'])
  set('analytics.leftOut', ['/contact'])
  set('financing.slug', 'sample-practice')
  set('video.host', 'https://films.example')
  copy.set('mail.yaml', 'origin', 'https://api.emailjs.com')
  const asked = policy()
  for (const host of ['www.googletagmanager.com', 'files.withcherry.com', 'films.example', 'api.emailjs.com'])
    expect(asked).toContain(`(${host})`)
  expect(asked).toContain('never used on <code>/contact</code>')
  expect(asked).not.toContain('question mark')
  set('analytics.query', ['all'])
  set('analytics.leftOut', [])
  const whole = policy()
  expect(whole).toContain('question mark')
  expect(whole).not.toContain('never used on')
  set('analytics.consent', 'granted')
  expect(policy()).not.toBe(whole)
})

test('privacy policy says when banner films play by themselves', () => {
  const policy = () => copy.site().legal.find(({ address }) => address === '/privacy-policy')!.body
  expect(policy()).toContain('only after you press play')
  copy.set('integrations.yaml', 'video.banner', 'frame')
  expect(policy()).toContain('as soon as you open that page')
})
