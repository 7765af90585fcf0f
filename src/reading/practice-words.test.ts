import { afterAll, afterEach, expect, test } from 'vitest'
import { contracted } from './practice-words.ts'
import { copyContent } from './testing/content-copy.ts'

const copy = copyContent()
afterEach(copy.restore)
afterAll(copy.dispose)

const page = 'treatments/semaglutide.yaml'
const semaglutide = () => copy.site().treatments.find(({ file }) => file === page)!

/** Another place and another name: what a page says follows practice.yaml. */
function move(): void {
  copy.set('practice.yaml', ['shortName'], 'Alder Hill')
  copy.set('practice.yaml', ['address'], {
    street: '7 Hill Road',
    city: 'Ocala',
    region: 'FL',
    postalCode: '34470',
  })
  copy.set('practice.yaml', ['clinician'], 'physician')
}

test('names are filled in where the head, a menu and a card need plain words', () => {
  move()
  copy.set(page, ['head', 'title'], 'Semaglutide in {city}, {st} | {short}')
  copy.set(page, ['name'], 'Semaglutide, {city}')
  copy.set(page, ['purpose'], 'A weekly injection, with a {clinician} in {state}.')
  expect(semaglutide().head.title).toBe('Semaglutide in Ocala, FL | Alder Hill')
  const preview = copy.site().previews.get('/semaglutide')!
  expect(preview.name).toBe('Semaglutide, Ocala')
  expect(preview.purpose).toBe('A weekly injection, with a physician in Florida.')
})

test('a title that is too long with its names leaves the last part out', () => {
  const longest = 'Semaglutide explained at a length that leaves no more room'
  copy.set(page, ['head', 'title'], `${longest} | {short}`)
  expect(semaglutide().head.title).toBe(longest)
})

test('the code of the phone and the letters of a state are those of practice.yaml', () => {
  copy.set('practice.yaml', ['phone'], { display: '(518) 555-0142', href: '+15185550142' })
  copy.set(page, ['purpose'], 'Numbers here begin with {area}, they say.')
  expect(semaglutide().purpose).toContain('begin with 518,')
  copy.set('practice.yaml', ['address', 'region'], 'XX')
  expect(copy.problems()).toMatchObject([
    { field: 'address.region', message: 'must be the two letters of a state' },
  ])
})

test('in Spanish a name with an article joins the word before it, and no other does', () => {
  const said = 'De el condado a el lago, de él, un día el mar y de El Salvador'
  expect(contracted(said, 'es')).toBe('Del condado al lago, de él, un día el mar y de El Salvador')
  expect(contracted(said, 'en')).toBe(said)
})

test('a sentence that names the rating goes while the rating is not published', () => {
  const quotes = () =>
    copy
      .site()
      .pages.find(({ file }) => file === 'pages/home.yaml')!
      .sections.find(({ block }) => block === 'testimonials')
  const { value, count } = copy.site().practice.rating
  expect(quotes()).toMatchObject({ intro: expect.stringMatching(`${value.toFixed(1)} .*${count} `) })
  copy.set('practice.yaml', ['rating', 'publish'], false)
  expect(quotes()).toMatchObject({ intro: '' })
})
