import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { placeholdersIn } from '#reading/placeholders.ts'
import { contentRoot, stubMedia } from '#reading/testing/content-copy.ts'
import { listFiles } from '#reading/source.ts'
import { readSite } from '#reading/site.ts'
import { check, isBlocking } from '../launch-check/check.ts'
import { readState } from '../launch-check/state.ts'
import { launchDay } from '../launch-check/testing/ready-content.ts'
import { practiceOf } from './practice.ts'
import { questions } from './questions.ts'
import { adopted, answers, fillBlanks } from './testing/second-practice.ts'

const smtp = { SMTP_URL: 'smtp://mail.cedarpointfamilycare.com' }
const noon = new Date(`${launchDay}T17:00:00Z`)

test('twelve questions make a practice', () => {
  expect(Object.keys(questions)).toHaveLength(12)
  expect(Object.keys(answers)).toEqual(Object.keys(questions))
  expect(practiceOf(answers)).toMatchObject({
    name: 'Cedar Point Family Care',
    shortName: 'Cedar Point',
    phone: { display: '(828) 326-4410', href: '+18283264410' },
    address: { street: '12 Cedar Point Road', city: 'Asheville', region: 'NC', postalCode: '28801' },
    closed: ['saturday', 'sunday'],
  })
})

test.each([
  ['address', 'Asheville', /address: write it as/],
  ['hours', 'weekdays', /hours: write them as/],
  ['phone', '326-4410', /phone: ten digits/],
] as const)('an answer that cannot be understood is said: %s', (key, value, says) => {
  expect(() => practiceOf({ ...answers, [key]: value })).toThrow(says)
})

describe('a second practice', () => {
  const copy = adopted()
  afterAll(copy.dispose)

  test('is sound as soon as the questions are answered', () => expect(copy.problems()).toEqual([]))

  test('may not be launched or found while anything is blank, and its people are told what', () => {
    const state = readState(copy.root, smtp, noon)
    const open = check(state).filter(isBlocking)
    const ids = open.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining(['mark', 'founder-name', 'reviewer', 'testimonials', 'law-unwritten']),
    )
    expect(ids).not.toContain('hours-said')
    expect(ids).not.toContain('place-said')
    expect(ids).not.toContain('brand-left')
    expect(placeholdersIn(state.site).length).toBeGreaterThan(0)
  })

  describe('with its blanks filled', () => {
    beforeAll(() => fillBlanks(copy))

    test('nothing blocks the launch, and search engines may come', () => {
      const state = readState(copy.root, smtp, noon)
      expect(check(state).filter(isBlocking)).toEqual([])
      expect(placeholdersIn(state.site)).toEqual([])
    })

    test('nothing of the first practice is left in its content', () => {
      const { practice } = readSite(contentRoot, stubMedia)
      const ours = [
        practice.shortName,
        practice.address.city,
        practice.region,
        ...practice.towns,
        practice.phone.display,
      ]
      const found = listFiles(copy.root, '')
        .filter(
          (file) => /\.(?:yaml|md)$/.test(file) && !/^(?:launch\.yaml$|law\/|es\/[a-z]+\.yaml$)/.test(file),
        )
        .flatMap((file) =>
          ours.filter((name) => copy.read(file).includes(name)).map((name) => `${file}: ${name}`),
        )
      expect(found).toEqual([])
    })

    test('its hours are in every place that says them', () => {
      const home = parse(copy.read('pages/home.yaml')) as {
        sections: { figures?: { value: number; label: string }[] }[]
      }
      const figures = home.sections.flatMap((section) => section.figures ?? [])
      expect(figures.find(({ label }) => label.includes('days a week'))).toMatchObject({
        value: 5,
        label: expect.stringContaining('Monday to Friday'),
      })
      expect(figures.filter(({ label }) => /rating|review/.test(label))).toEqual([])
    })
  })
})
