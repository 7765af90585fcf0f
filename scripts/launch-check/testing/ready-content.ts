import { parseDocument } from 'yaml'
import { listFiles } from '#reading/source.ts'
import type { ContentCopy } from '#reading/testing/content-copy.ts'

/** The day the copy is made ready for. */
export const launchDay = '2026-12-01'

const founder = { name: 'Ada Reyes', credentials: 'APRN, FNP-BC', portrait: 'hero' }

/** Answers, proves and replaces everything in a copy of content/, as a practice would before its launch. */
export function makeReady(copy: ContentCopy): void {
  for (const file of listFiles(copy.root, '').filter((name) => /\.(yaml|md)$/.test(name))) {
    const text = copy.read(file)
    const ready = replacements.reduce((now, [what, by]) => now.replaceAll(what, by), text)
    if (ready !== text) copy.write(file, ready)
  }
  copy.write('launch.yaml', launched(copy.read('launch.yaml')))
  copy.set('practice.yaml', ['smsConsent'], 'optional')
  copy.set('integrations.yaml', ['financing', 'slug'], 'cypress-bend')
  for (const { file, index, block, isGap } of sectionsOf(copy)) {
    if (isGap) copy.drop(file, ['sections', index, 'fallbackMessage'])
    if (block === 'founder')
      copy.set(file, ['sections', index, 'text'], `I am ${founder.name}, ${founder.credentials}.`)
    if (block === 'founder') copy.set(file, ['sections', index, 'photo'], founder.portrait)
    if (block === 'awards') copy.set(file, ['sections', index, 'awards'], [award])
    if (block === 'testimonials')
      copy.set(file, ['sections', index, 'intro'], 'Said by patients, who signed for it.')
  }
}

const award = { name: 'Kindest dog', by: 'Lake County', year: 2025 }

/** Every section of the pages of the practice, with its place. */
function sectionsOf(copy: ContentCopy) {
  return copy.site().pages.flatMap(({ file, sections }) =>
    sections.map((section, index) => ({
      file,
      index,
      block: section.block,
      isGap: section.block === 'text' && section.fallbackMessage !== undefined,
    })),
  )
}

/** The new values are as long as the old ones, so that no limit of a field is met by chance. */
const replacements: [what: RegExp, by: string][] = [
  [/silver heron/gi, 'Cypress Bend'],
  [/silverheron\.example|silver-heron-example/g, 'cypressbend.com'],
  [/555-?0142/g, '326-4410'],
  [/"\+1352326-4410"/g, '"+13523264410"'],
  [/100(?: |%20)Main(?: |%20)Street/g, '8 Cypress Road'],
  [/(?:ALMA )?FemiLift/g, 'CO2 laser'],
  [/^ {2}drawn: true\n/gm, ''],
  [/^( *)sample: true$/gm, '$1sample: false\n$1source: letter\n$1date: 2026-10-01\n$1consentOnFile: true'],
  [/Illustration[^,\n]*, not a patient\./g, 'Three sessions, same light.'],
  [
    /^reviewed:\n {2}by: null\n {2}on: null\n.*$/gm,
    `reviewed:\n  by: ${founder.name}, ${founder.credentials}\n  on: ${launchDay}\n  next: 2027-03-01`,
  ],
]

function launched(text: string): string {
  const launch = parseDocument(text)
  const each = (path: string[], value: unknown) => {
    for (const key of Object.keys(launch.toJS()[path[0]!]))
      launch.setIn([path[0], key, ...path.slice(1)], value)
  }
  launch.set('founder', founder)
  each(['questions', 'answer'], 'Settled with the practice.')
  each(['proofs'], 'A file in the office.')
  each(['clearances'], 'The file number and the use it names.')
  each(['legalReview'], { by: 'A lawyer', on: launchDay })
  for (const pair of ['texture', 'tone', 'lines', 'volume', 'hair', 'bloom'])
    launch.setIn(['patientPictures', pair], 'A signed form in the office.')
  launch.set('analytics', 'off')
  return String(launch)
}
