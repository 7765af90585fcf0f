import { sentencesOf } from '#lib/sentences.ts'
import { states } from '#lib/states.ts'

type Said = { file: string; field: string; text: string }

/**
 * Where a state other than the practice's is named in a sentence about the law. A study may come from anywhere; but a state
 * that many files name is taken for the one the practice is in, and found wherever it stands.
 */
export function otherPlaces(texts: Said[], region: string): { file: string; field: string; name: string }[] {
  const named = texts.flatMap(({ file, field, text }) =>
    sentencesOf(text).flatMap((sentence) =>
      [...sentence.matchAll(stateName)]
        .filter(([name]) => lettersOf.get(name) !== region)
        .map(([name]) => ({ file, field, name, isLaw: law.test(sentence) })),
    ),
  )
  const filesOf = Map.groupBy(named, ({ name }) => name)
  const isHome = (name: string) => new Set(filesOf.get(name)!.map(({ file }) => file)).size >= many
  return named.filter(({ name, isLaw }) => isLaw || isHome(name))
}

const many = 4
const law = /\blaws?\b|\bstatut|\blicen[cs]|\bregistered\b|\bboard of\b|\bs\. ?\d{3}\.\d/i

/** DC and Washington are named as a city and a university too often to tell. */
const lettersOf = new Map(
  [...states]
    .filter(([letters]) => letters !== 'DC' && letters !== 'WA')
    .map(([letters, name]) => [name, letters]),
)

const stateName = new RegExp(
  String.raw`\b(?:${[...lettersOf.keys()].toSorted((a, b) => b.length - a.length).join('|')})\b`,
  'g',
)
