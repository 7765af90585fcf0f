import { sentencesOf } from '#lib/sentences.ts'
import { statesNamedIn } from '#lib/states.ts'
import { speaksOfLaw } from '#reading/place-checks.ts'

type Said = { file: string; field: string; text: string }

/**
 * Where a state other than the practice's is named in a sentence about the law. A study may come from anywhere; but a state
 * that many files name is taken for the one the practice is in, and found wherever it stands.
 */
export function otherPlaces(texts: Said[], region: string): { file: string; field: string; name: string }[] {
  const named = texts.flatMap(({ file, field, text }) =>
    sentencesOf(text).flatMap((sentence) =>
      statesNamedIn(sentence)
        .filter(({ letters }) => letters !== region)
        .map(({ name }) => ({ file, field, name, isLaw: speaksOfLaw.test(sentence) })),
    ),
  )
  const filesOf = Map.groupBy(named, ({ name }) => name)
  const isHome = (name: string) => new Set(filesOf.get(name)!.map(({ file }) => file)).size >= many
  return named.filter(({ name, isLaw }) => isLaw || isHome(name))
}

const many = 4
