import { parse, parseDocument } from 'yaml'
import { brandPattern } from '#content-model/placeholders.ts'
import { listFiles } from '#content-model/source.ts'
import type { ContentCopy } from '#content-model/testing/content-copy.ts'

export const launchDay = '2026-12-01'

const founder = { name: 'Ada Reyes', credentials: 'APRN, FNP-BC', portrait: 'hero' }

/** Changes a copy of content/ as a practice would before its launch, until no rule is broken. */
export function makeReady(copy: ContentCopy): void {
  const { cameWith } = copy.data('launch.yaml') as { cameWith: { name: string } }
  const all = [...namesOf(cameWith.name), ...replacements]
  for (const file of listFiles(copy.root, '').filter((name) => /\.(yaml|md)$/.test(name))) {
    if (file === 'launch.yaml') continue
    const text = copy.read(file)
    const ready = all.reduce((now, [what, by]) => now.replaceAll(what, by), text)
    if (ready !== text) copy.write(file, ready)
  }
  signSpanish(copy)
  const pairs = Object.keys(copy.data('before-after/pairs.yaml') as object)
  copy.write('launch.yaml', launched(copy.read('launch.yaml'), pairs))
  const { answers, pages } = copy.site()
  for (const id of answers.keys()) copy.set('answers.yaml', `${id}.answer`, 'Settled with the practice.')
  copy.write('brand/logo.svg', ownLogo)
  copy.set('providers.yaml', '[0]', {
    name: founder.name,
    credentials: founder.credentials,
    role: 'Nurse practitioner',
    founder: true,
    license: 'APRN 0000001',
    photo: 'founder',
    languages: ['English'],
  })
  copy.set('practice.yaml', 'smsConsent', 'optional')
  copy.set('integrations.yaml', 'financing.slug', 'cypress-bend')
  for (const { file, sections } of pages)
    for (const [index, section] of sections.entries()) {
      if (section.block === 'text' && section.fallbackMessage) {
        copy.set(file, `sections[${index}].text`, 'Clinic of the Year 2027.')
        copy.drop(file, `sections[${index}].fallbackMessage`)
      }
      for (const [field, value] of Object.entries(textsByBlock[section.block] ?? {}))
        copy.set(file, `sections[${index}].${field}`, value)
    }
}

const textsByBlock: Record<string, Record<string, unknown>> = {
  founder: { text: `I am ${founder.name}, ${founder.credentials}.` },
  testimonials: { intro: 'Said by patients, who signed for it.' },
}

const ownLogo =
  '<svg viewBox="0 0 48 48" fill="none" stroke="currentColor"><path d="M24 44V8M24 8 10 40h28Z"/></svg>'

function namesOf(name: string): [what: RegExp, by: string][] {
  const words = name.toLowerCase().split(' ')
  const host = [`${words.join('')}.example`, `${words.join('-')}-example`].map(RegExp.escape)
  return [
    [new RegExp(host.join('|'), 'g'), 'cypressbend.com'],
    [brandPattern(name, 'gi'), 'Cypress Bend'],
  ]
}

/** The new values are as long as the old ones, so that no text exceeds the limit of its field. */
const replacements: [what: RegExp, by: string][] = [
  [/555-0142/g, '326-4410'],
  [/5550142/g, '3264410'],
  [/100(?: |%20)Main(?: |%20)Street/g, '8 Cypress Road'],
  [/^ {2}(?:drawn|illustration): \w+\n/gm, ''],
  [/^( *)sample: true$/gm, '$1sample: false\n$1source: letter\n$1date: 2026-10-01\n$1consentOnFile: true'],
  [/Illustration[^,\n]*, not a patient\./g, 'Three sessions, same light.'],
  [
    /^reviewed:\n {2}by: null\n {2}on: null\n.*$/gm,
    `reviewed:\n  by: ${founder.name}, ${founder.credentials}\n  on: ${launchDay}\n  next: 2027-04-01`,
  ],
]

function signSpanish(copy: ContentCopy): void {
  for (const file of listFiles(copy.root, 'es').filter((name) => /^es\/\w+\/.*\.(?:yaml|md)$/.test(name))) {
    copy.set(file, 'translator', { by: 'Inés Robles', on: launchDay })
    const [reviewed] = /^reviewed:\n(?: .*\n)+/m.exec(copy.read(file.slice('es/'.length))) ?? []
    if (reviewed) copy.set(file, 'reviewed', parse(reviewed).reviewed)
  }
}

function launched(text: string, pairs: string[]): string {
  const launch = parseDocument(text)
  const each = (path: string[], value: unknown) => {
    for (const key of Object.keys(launch.toJS()[path[0]!]))
      launch.setIn([path[0], key, ...path.slice(1)], value)
  }
  launch.set('founder', founder)
  each(['proofs'], 'A file in the office.')
  each(['clearances'], 'The file number and the use it names.')
  each(['legalReview'], { by: 'A lawyer', on: launchDay })
  for (const pair of pairs) launch.setIn(['patientPictures', pair], 'A signed form in the office.')
  launch.set('analytics', 'off')
  return String(launch)
}
