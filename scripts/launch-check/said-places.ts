import { sentencesOf } from '#lib/sentences.ts'

type Said = { file: string; field: string; text: string }

/**
 * Where a state other than the practice's is named in a sentence about the law. A study may come from anywhere; but a state
 * that many files name is taken for the one the practice is in, and found wherever it stands.
 */
export function otherPlaces(texts: Said[], region: string): { file: string; field: string; name: string }[] {
  const named = texts.flatMap(({ file, field, text }) =>
    sentencesOf(text).flatMap((sentence) =>
      [...sentence.matchAll(stateName)]
        .filter(([name]) => states[name] !== region)
        .map(([name]) => ({ file, field, name, isLaw: law.test(sentence) })),
    ),
  )
  const filesOf = Map.groupBy(named, ({ name }) => name)
  const isHome = (name: string) => new Set(filesOf.get(name)!.map(({ file }) => file)).size >= many
  return named.filter(({ name, isLaw }) => isLaw || isHome(name))
}

const many = 4
const law = /\blaws?\b|\bstatut|\blicen[cs]|\bregistered\b|\bboard of\b|\bs\. ?\d{3}\.\d/i

const states: Record<string, string> = Object.fromEntries(
  `Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT, Delaware DE, Florida FL,
  Georgia GA, Hawaii HI, Idaho ID, Illinois IL, Indiana IN, Iowa IA, Kansas KS, Kentucky KY, Louisiana LA, Maine ME,
  Maryland MD, Massachusetts MA, Michigan MI, Minnesota MN, Mississippi MS, Missouri MO, Montana MT, Nebraska NE,
  Nevada NV, New Hampshire NH, New Jersey NJ, New Mexico NM, New York NY, North Carolina NC, North Dakota ND, Ohio OH,
  Oklahoma OK, Oregon OR, Pennsylvania PA, Rhode Island RI, South Carolina SC, South Dakota SD, Tennessee TN, Texas TX,
  Utah UT, Vermont VT, Virginia VA, West Virginia WV, Wisconsin WI, Wyoming WY`
    .split(',')
    .map((entry) => [entry.trim().slice(0, -3), entry.trim().slice(-2)]),
)

const stateName = new RegExp(
  String.raw`\b(?:${Object.keys(states)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})\b`,
  'g',
)
