import type { Practice } from '#lib/model/practice.ts'
import type { Source as Work } from '#lib/model/source.ts'
import { sentencesOf } from '#lib/sentences.ts'
import { stateName, statesNamedIn } from '#lib/states.ts'
import type { Problem } from './content-error.ts'
import type { Source } from './source.ts'
import { textsOf } from './texts.ts'

/** An entry of the state's file. Where nobody has written it, what names it is left out. */
export type Law = { asks: string; text: string | null; source?: Work | undefined }

/** 'NC' -> 'law/north-carolina.yaml' */
export function lawFile({ address }: Pick<Practice, 'address'>): string {
  const name = stateName(address.region) ?? address.region
  return `law/${name.toLowerCase().replaceAll(' ', '-')}.yaml`
}

/** Words of a sentence that speaks of the law: there, a state is not the place of a study. */
const speaksOfLaw = /\blaws?\b|\bstatut|\blicen[cs]|\bregistered\b|\bboard of\b|\bs\. ?\d{3}\.\d/i
/** 'section 456.47', 's. 456.062', 'Statutes 624.27', 'G.S. 90-18' */
const statute = /(?:\bsection|\bs\.|§|\bStatutes?|\bG\.S\.) ?(\d{2,4}[.-]\d+)/g

/** A page may name the law of its own state alone, and a statute only as the state's file does. */
export function placeProblems(practice: Practice, law: ReadonlyMap<string, Law>, source: Source): Problem[] {
  const own = lawFile(practice)
  const written = JSON.stringify([...law.values()])
  const at = (field: string, what: string) => ({
    file: source.file,
    field,
    message: `${what}: what the law says belongs in ${own}, and a page names it as {law:id}`,
  })
  const inTexts = textsOf(source).flatMap(({ field, text }) => [
    // Most texts say nothing of the law, and to part a text into sentences is slow.
    ...(speaksOfLaw.test(text) ? sentencesOf(text) : [])
      .filter((sentence) => speaksOfLaw.test(sentence))
      .flatMap((sentence) => statesNamedIn(sentence))
      .filter(({ letters }) => letters !== practice.address.region)
      .map(({ name }) => at(field, `the law of ${name} is not that of this practice`)),
    ...[...text.matchAll(statute)]
      .filter(([, number = '']) => !written.includes(number))
      .map(([words]) => at(field, `${words} is not in the state's file`)),
  ])
  const { sources = [] } = (source.data ?? {}) as { sources?: Record<string, unknown>[] }
  const inSources = sources.flatMap(({ kind, title, publisher }, index) =>
    kind === 'law'
      ? statesNamedIn(`${title}, ${publisher}`)
          .filter(({ letters }) => letters !== practice.address.region)
          .map(({ name }) => at(`sources[${index}]`, `a source from ${name}`))
      : [],
  )
  return [...inTexts, ...inSources]
}
