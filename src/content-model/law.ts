import type { Law } from '#lib/model/evidence.ts'
import type { Practice } from '#lib/model/practice.ts'
import { sentencesOf } from '#lib/sentences.ts'
import { stateName, statesNamedIn } from '#lib/states.ts'
import type { Problem } from './content-error.ts'
import type { Source } from './source.ts'
import { textProblems } from './texts.ts'

/** 'NC' -> 'law/north-carolina.yaml' */
export function lawFile({ address }: Pick<Practice, 'address'>): string {
  const name = stateName(address.region) ?? address.region
  return `law/${name.toLowerCase().replaceAll(' ', '-')}.yaml`
}

/** In sentences with these words, the name of a state means its law and not, say, the place of a study. */
const lawWords = /\blaws?\b|\bstatut|\blicen[cs]|\bregistered\b|\bboard of\b|\bs\. ?\d{3}\.\d/i
/** 'section 456.47', 's. 456.062', 'Statutes 624.27', 'G.S. 90-18' */
const statute = /(?:\bsection|\bs\.|§|\bStatutes?|\bG\.S\.) ?(\d{2,4}[.-]\d+)/g

/** A page may name the law of its own state only, and only statutes that the state's file has. */
export function otherStateProblems(
  practice: Practice,
  law: ReadonlyMap<string, Law>,
  source: Source,
): Problem[] {
  const { file } = source
  const written = JSON.stringify([...law.values()])
  const ownState = stateName(practice.address.region)
  const elsewhere = (text: string) => statesNamedIn(text).filter((name) => name !== ownState)
  const advice = `write what the law says in ${lawFile(practice)}, and {law:id} in the page`
  const inTexts = textProblems(source, (text) => [
    // Splitting a text into sentences is slow.
    ...(lawWords.test(text) ? sentencesOf(text) : [])
      .filter((sentence) => lawWords.test(sentence))
      .flatMap(elsewhere)
      .map((name) => `the law of ${name} does not apply to this practice: ${advice}`),
    ...[...text.matchAll(statute)]
      .filter(([, number = '']) => !written.includes(number))
      .map(([words]) => `${words} is not in the state's file: ${advice}`),
  ])
  const { sources = [] } = (source.data ?? {}) as { sources?: Record<string, unknown>[] }
  const inSources = sources.flatMap(({ kind, title, publisher }, index) =>
    (kind === 'law' ? elsewhere(`${title}, ${publisher}`) : []).map((name) => ({
      file,
      field: `sources[${index}]`,
      message: `a source from ${name}: ${advice}`,
    })),
  )
  return [...inTexts, ...inSources]
}
