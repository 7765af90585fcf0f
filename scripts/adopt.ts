/**
 * npx node scripts/adopt.ts [ANSWERS]: makes this site another practice's by a file of answers; without a file, prints
 * the questions to fill in (docs/handbook.md).
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse, stringify } from 'yaml'
import { lawFile } from '#content-model/law.ts'
import { listFiles } from '#content-model/source.ts'
import { singleLine } from '#content-model/spanish/phrases.ts'
import { spanishStatus } from '#content-model/spanish/status.ts'
import { stateName } from '#lib/states.ts'
import { Failure, main, root } from '../build/run.ts'
import { applyContents, readContents } from '../editor/server/apply.ts'

export const questions = {
  name: 'The name of the practice, and in brackets what people call it: Elm Street Family Care (Elm Street)',
  clinician: 'What the founder is, inside a sentence: nurse practitioner, physician',
  origin: 'The address of the site: https://www.elmstreet.com',
  phone: 'The phone number: (518) 555-0142',
  email: 'The email address for patients',
  address: 'Street, city, state and ZIP code: 7 Elm Street, Albany, NY 12207',
  place: 'Latitude, longitude and time zone: 42.65, -73.75, America/New_York',
  region: 'The county or area that people name: Albany County',
  towns: 'Towns nearby, with commas between them',
  hours: 'Opening hours: Monday to Friday 8:00-17:00; Saturday 9:00-12:00',
  booking: 'The address of the booking and records page',
  license: 'The address where a patient can look up a license',
} as const

/** Entries of answers.yaml may be answered by their ids, too. */
export type Answers = Record<keyof typeof questions, string> & Record<string, string>

export function ownerQuestions(content: string): Record<string, string> {
  const entries: Record<string, { asks: string }> = parse(readFileSync(join(content, 'answers.yaml'), 'utf8'))
  return Object.fromEntries(Object.entries(entries).map(([id, { asks }]) => [id, asks]))
}

/** Writes the answers into a content folder, and empties what the first practice answered, proved and signed. */
export function adopt(content: string, answers: Answers): void {
  const practice = practiceOf(answers)
  const before = lawFile(parse(readFileSync(join(content, 'practice.yaml'), 'utf8')))
  edit(content, 'practice.yaml', (now) => Object.assign(now, practice))
  const isOwn = (link: object) => !('external' in link)
  edit(content, 'navigation.yaml', (now) => (now.menu = now.menu.filter(isOwn)))
  edit(content, 'launch.yaml', withoutProofs)
  edit(content, 'answers.yaml', (entries) => {
    for (const [id, entry] of Object.entries<{ asks: string; answer: string | null }>(entries)) {
      const answer = answers[id]?.trim()
      // An answer that repeats the question was not filled in.
      entry.answer = answer && answer !== entry.asks ? answer : null
    }
  })
  // A state without a law file gets the entries of the first practice's state, all empty.
  const emptied = (law: object) => {
    for (const entry of Object.values(law)) {
      entry.text = null
      delete entry.source
    }
  }
  if (!existsSync(join(content, lawFile(practice)))) edit(content, before, emptied, lawFile(practice))
  rmSync(join(content, 'map.yaml'), { force: true })
  const pages = /^(?:es\/)?(?:pages|treatments|posts|legal)\//
  for (const file of listFiles(content, '').filter((name) => pages.test(name)))
    edit(content, file, (page) => {
      for (const signed of [page.reviewed, page.translator])
        Object.assign(signed ?? {}, { by: null, on: null })
    })
  for (const { file, unused } of spanishStatus(content).lists.filter((list) => list.unused.length > 0))
    edit(content, file, (pairs: { en: string }[]) => {
      pairs.splice(0, pairs.length, ...pairs.filter(({ en }) => !unused.includes(singleLine(en))))
    })
}

/** The whole practice.yaml, without the optional fields that the answers do not give. */
export function practiceOf(answers: Answers) {
  const [, name = '', short = name] = parseAnswer('name', answers.name)
  const [, street = '', city = '', region = '', postalCode = ''] = parseAnswer('address', answers.address)
  const [, code, middle, last] = parseAnswer('phone', answers.phone)
  const [, latitude, longitude, timeZone] = parseAnswer('place', answers.place)
  const hours = answers.hours.split(';').map((run) => {
    const [, first = '', until = first, opens = '', closes = ''] = parseAnswer('hours', run)
    const days = week.slice(week.indexOf(first.toLowerCase()), week.indexOf(until.toLowerCase()) + 1)
    if (days.length === 0) parseAnswer('hours', '')
    return { days, opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') }
  })
  const { clinician, email, booking, license } = answers
  return {
    name,
    shortName: short,
    clinician,
    origin: answers.origin.replace(/\/$/, ''),
    phone: { display: `(${code}) ${middle}-${last}`, href: `+1${code}${middle}${last}` },
    email,
    address: { street, city, region, postalCode },
    region: answers.region,
    geo: { latitude: Number(latitude), longitude: Number(longitude) },
    mapLink: `https://www.openstreetmap.org/search?query=${encodeURIComponent(answers.address)}`,
    timeZone,
    hours,
    closed: week.filter((day) => !hours.some(({ days }) => days.includes(day))),
    social: [],
    links: { booking, enrollment: booking, financingApply: booking, licenseLookup: license },
    towns: answers.towns.split(',').map((town) => town.trim()),
    speaksSpanish: false,
    rating: { value: 5, count: 0, publish: false },
    copyrightSince: new Date().getFullYear(),
  }
}

/** README.md and the package name the practice and its place, too. */
export function renameProject(folder: string, before: Named, after: Named): void {
  const namesOf = ({ shortName, address: { city, region } }: Named) => [
    shortName,
    shortName.toLowerCase().replaceAll(/[^a-z\d]+/g, '-'),
    `${city}, ${stateName(region)}`,
  ]
  const names = namesOf(after)
  for (const file of ['README.md', 'package.json', 'package-lock.json'].map((name) => join(folder, name))) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      namesOf(before).reduce((now, name, index) => now.replaceAll(name, names[index]!), text),
    )
  }
}

type Named = { shortName: string; address: { city: string; region: string } }

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const day = `(${week.join('|')})`
const patterns = {
  name: /^(.+?)(?:\s*\(([^)]+)\))?$/,
  address: /^(.+?),\s*([^,]+),\s*([A-Z]{2})\s+(\d{5})$/,
  phone: /^(?:\+?1\D*)?\(?(\d{3})\D*(\d{3})\D*(\d{4})$/,
  place: /^(\S+),\s*(\S+),\s*(\S+)$/,
  hours: new RegExp(`^${day}(?: to ${day})? (\\d{1,2}:\\d\\d) ?- ?(\\d{1,2}:\\d\\d)$`, 'i'),
}

function parseAnswer(key: keyof typeof patterns, answer: string): RegExpExecArray {
  const found = patterns[key].exec(answer.trim())
  if (!found) throw new Failure(`${key}: not understood: ${answer}. Expected: ${questions[key]}`)
  return found
}

/** Empties every proof and signature. `cameWith` stays, because the launch check compares with it. */
function withoutProofs(part: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(part))
    if (key === 'patientPictures') part[key] = {}
    else if (value === null || typeof value !== 'object') part[key] = null
    else if (key !== 'cameWith') withoutProofs(value as typeof part)
}

// oxlint-disable-next-line typescript/no-explicit-any -- each file has a shape of its own
function edit(content: string, file: string, change: (data: any) => void, to = file): void {
  const text = readFileSync(join(content, file), 'utf8')
  const data = readContents(file, text)
  change(data)
  writeFileSync(join(content, to), applyContents(file, text, data))
}

if (import.meta.main)
  await main(async () => {
    const [file] = process.argv.slice(2)
    const content = resolve(root, process.env['CONTENT_DIR'] ?? 'content')
    if (!file) return console.log(stringify({ ...questions, ...ownerQuestions(content) }, { lineWidth: 0 }))
    const answers: Answers = parse(readFileSync(file, 'utf8'))
    const before: Named = parse(readFileSync(join(content, 'practice.yaml'), 'utf8'))
    adopt(content, answers)
    if (content === join(root, 'content')) renameProject(root, before, practiceOf(answers))
    console.log(`practice.yaml and answers.yaml have your answers, README.md and package.json your name. launch.yaml and the law of your state are empty.
Next: change prices.yaml and the pages to what you offer. npm run launch-check lists what else is missing.`)
  })
