import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { sharedParagraphs } from './shared-paragraphs.ts'
import { copyContent } from './testing/content-copy.ts'

const copy = copyContent()
afterEach(copy.restore)
afterAll(copy.dispose)

const page = 'pages/telemedicine.yaml'
const post = 'posts/men-and-heart-disease.md'
const pageOf = (site: ReturnType<typeof copy.site>, name = page) =>
  site.pages.find(({ file }) => file === name)!

test('duplicate title or description, unused price, future date and mixed figures are refused', () => {
  const [contrave, estrogen] = ['treatments/contrave.yaml', 'treatments/estrogen.yaml']
  const description = 'One description for two pages. '.repeat(3).trim()
  for (const file of [contrave, page])
    copy.set(file, 'head', { title: 'One title for two different pages', description })
  const aspirin = { name: 'Aspirin', amount: 100, unit: 'once', page: '/prices', group: 'injections' }
  copy.set('prices.yaml', 'aspirin', aspirin)
  copy.set(page, 'updated', '2999-01-01')
  const { sections } = copy.data(estrogen) as { sections: { block: string }[] }
  const place = sections.findLastIndex(({ block }) => block === 'risk')
  copy.set(estrogen, `sections[${place}].counts`, ['semaglutide-nausea'])
  const refused = copy.problems().map(({ file, field, message }) => `${file} ${field}: ${message}`)
  for (const problem of [
    `${page} head.title: ${contrave} has the same title`,
    `${page} head.description: ${contrave} has the same description`,
    `${page} updated: 2999-01-01 is still to come`,
    'prices.yaml aspirin: no page shows this price',
    `${estrogen} sections: all figures of a page must count out of the same number of people`,
  ])
    expect(refused).toContainEqual(expect.stringContaining(problem))
})

test('diagram and pictures of a post stand between its parts, in written order', () => {
  copy.write(post, copy.read(post).replace('{diagram}', '{picture:hero}\n\n{diagram}\n\nAfter it.'))
  copy.append(post, '\n{picture:contact}\n')
  const { insets, bodyParts } = copy.site().posts.find(({ file }) => file === post)!
  expect(insets.map((inset) => (inset === 'diagram' ? inset : inset.id))).toEqual([
    'hero',
    'diagram',
    'contact',
  ])
  expect(bodyParts).toHaveLength(4)
  expect(bodyParts[1]!.trim()).toBe('')
  expect(bodyParts[2]).toMatch(/^<p>After it\.<\/p>/)
})

test('option rows that lead to pages begin with the pictures of those pages', () => {
  const rows = (...ways: (string | undefined)[]) => ({
    block: 'options',
    title: `Ways ${ways}`,
    layout: 'rows',
    items: ways.map((to, index) => ({
      title: `Row ${index + 1}`,
      text: 'What it is.',
      ...(to && { link: { text: 'About it', to } }),
    })),
  })
  const led = ['/tirzepatide', undefined, 'call', '/semaglutide'].map((second) =>
    rows('/semaglutide', second),
  )
  copy.set(page, 'sections', led)
  const pictures = pageOf(copy.site()).sections.map(
    (section) => section.block === 'options' && section.items.map(({ photo }) => photo?.id),
  )
  const none = [undefined, undefined]
  expect(pictures).toEqual([['semaglutide', 'tirzepatide'], none, none, none])
})

test('founder portrait of launch.yaml stands wherever a page shows the founder', () => {
  copy.set(page, 'photo', 'founder')
  copy.set('launch.yaml', 'founder.portrait', 'heron')
  copy.write(
    'brand/logo.svg',
    '<svg viewBox="0 0 48 48" fill="none" stroke="currentColor"><path d="M4 4h40"/></svg>',
  )
  const site = copy.site()
  expect(pageOf(site).photo.id).toBe('heron')
  expect(site.practice.logo).toBe('<g fill="none" stroke="currentColor"><path d="M4 4h40"/></g>')
})

test('page that speaks of a discount ends with the statement of the law', () => {
  const noticesOf = (name = page) => pageOf(copy.site(), name).notices
  const isSaid = (name?: string) => noticesOf(name).some(({ id }) => id === 'discounts')
  expect(isSaid()).toBe(false)
  copy.set(page, 'questions[0].answer', 'Members get a discount on this.')
  expect(noticesOf().find(({ id }) => id === 'discounts')!.text).toMatch(/72 HOURS/)
  copy.set('practice.yaml', 'discountStatement', false)
  expect(isSaid()).toBe(false)
  copy.set('practice.yaml', 'discountStatement', true)
  copy.set('law/florida.yaml', 'discounts.text', null)
  expect(isSaid()).toBe(false)
  copy.restore()
  const home = pageOf(copy.site(), 'pages/home.yaml')
  expect(home.sections.map(({ block }) => block)).toContain('membership')
  expect(isSaid('pages/home.yaml')).toBe(false)
})

test('emergency line ends a page only where no contact block has it', () => {
  const ids = () => pageOf(copy.site()).notices.map(({ id }) => id)
  copy.set(page, 'notices', ['emergency', 'not-insurance'])
  expect(ids()).toEqual(['not-insurance'])
  copy.set(page, 'contactBlock', false)
  expect(ids()).toEqual(['emergency', 'not-insurance'])
})

test("dated entry is shown to its last second in the practice's time zone", () => {
  const days = { from: '2099-12-24', until: '2099-12-26' }
  copy.set(page, 'sections[0]', { block: 'specials', title: 'This month' })
  copy.write('announcements.yaml', JSON.stringify([{ text: 'We are closed.', ...days }]))
  copy.write('specials.yaml', JSON.stringify([{ title: 'A special', text: 'Until then.', ...days }]))
  copy.set('practice.yaml', 'specialHours', [{ note: 'A holiday', ...days }])
  const at = (now: string) => {
    vi.setSystemTime(now)
    const site = copy.site()
    const { announcements, specials, practice } = site
    return {
      counts: [announcements.length, specials.length, practice.specialHours.length],
      isShown: pageOf(site).sections.some(({ block }) => block === 'specials'),
      period: announcements[0]?.period,
    }
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const [starts, ends] = ['2099-12-24T05:00:00Z', '2099-12-27T05:00:00Z'].map((moment) => Date.parse(moment))
  expect(at('2099-12-24T04:59:59Z').period).toEqual({ starts, ends, startedBeforeBuild: false })
  expect(at('2099-12-27T04:59:59Z')).toMatchObject({ counts: [1, 1, 1], isShown: true })
  expect(at('2099-12-27T05:00:00Z')).toMatchObject({ counts: [0, 0, 0], isShown: false })
})

test('paragraph shared by two files is found whatever its case, marks and spaces', () => {
  const paragraph = 'A visit takes about an hour, and you can ask whatever you like in it.'
  copy.set('pages/contact.yaml', 'purpose', paragraph)
  copy.set(
    'pages/careers.yaml',
    'purpose',
    '**A visit** takes about an hour and you can ask\nwhatever you like in it',
  )
  expect(sharedParagraphs(copy.root)).toContainEqual({
    files: ['pages/careers.yaml', 'pages/contact.yaml'],
    paragraph,
  })
})

test('fields that the specification names are read from a file onto its page', () => {
  const banner = {
    title: 'A banner',
    photo: 'heron',
    film: 'hero',
    heroImage: 'hero',
    videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    className: 'cream',
    textColor: '#5a2d0c',
  }
  copy.set(page, 'banner', banner)
  const button = { text: 'Read on', to: '/prices' }
  const text = {
    block: 'text',
    title: 'A section',
    subheading: 'Below it',
    text: 'A description.',
    list: ['A treatment', 'Another'],
    extraText: 'More text.',
    fallbackMessage: 'Not there yet.',
    photo: 'heron',
    videoId: 'aqz-KE-bpKQ',
    button,
    background: 'cream',
  }
  copy.set(page, 'sections', [text, { block: 'film', title: 'A film', film: 'hero' }, { block: 'services' }])
  copy.set('services.yaml', '[0].noBullets', true)
  copy.set('drips.yaml', '[0].questions[0].more', 'A second line.')
  const site = copy.site()
  const { photo, film, heroImage, ...plain } = pageOf(site).banner
  expect([photo!.id, film!.poster.id, heroImage!.id]).toEqual(['heron', 'hero', 'hero'])
  expect(plain).toMatchObject({
    title: 'A banner',
    videoUrl: banner.videoUrl,
    background: 'cream',
    textColor: '#5a2d0c',
  })
  const [section, second, services] = pageOf(site).sections
  expect(section).toMatchObject({
    ...text,
    text: expect.stringContaining(text.text),
    extraText: expect.stringContaining(text.extraText),
    photo: { id: 'heron' },
    button: { text: 'Read on', href: '/prices' },
  })
  expect(second).toMatchObject({ film: { src: expect.stringMatching(/\.mp4$/) } })
  expect(services).toMatchObject({ title: 'Our Services' })
  expect(site.services[0]).toMatchObject({
    title: expect.any(String),
    lines: expect.any(Array),
    photo: { id: expect.any(String) },
    link: expect.stringMatching(/^\//),
    noBullets: true,
  })
  expect(site.drips[0]!.questions[0]).toMatchObject({ more: 'A second line.' })
  expect(site.injections[0]!.bullets[0]).toMatchObject({
    icon: 'sun',
    lead: expect.any(String),
    text: expect.any(String),
  })
})

test('article that begins as a copy of another is read without errors', () => {
  const text = copy.read(post).replace(/^title: .*$/m, 'title: Hearts, told again')
  copy.write(
    'posts/hearts-again.md',
    text.replace(/^( +title:) .*$/m, '$1 A second article that begins as a copy'),
  )
  expect(copy.problems().filter(({ field }) => !field.startsWith('head.'))).toEqual([])
})
