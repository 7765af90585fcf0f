import type { Language } from '#lib/language.ts'
import { memoizeByObject } from '#lib/memoize.ts'
import { fieldPath, type Problem } from './content-error.ts'
import { createPhraseMatcher } from './refused-phrases.ts'
import { parse } from './parse.ts'
import { languageSchema, type LanguageFile, type LanguageRules } from './schemas/language.ts'
import { listFiles, readSource, type Source } from './source.ts'
import { isTranslatable, stringsIn, textProblems } from './texts.ts'

const rulesFile = 'language.yaml'

/** Problems with the phrases and sources that content/language.yaml refuses. */
export function languageProblems(root: string, language: Language): Problem[] {
  const problems: Problem[] = []
  const source = readSource(root, rulesFile, problems)
  const rules = parse(languageSchema, source, problems)
  if (!source || !rules) return problems
  const check = checkers(source)[language]
  return listFiles(root, '')
    .filter((file) => /\.(?:yaml|md)$/.test(file) && file !== rulesFile)
    .filter((file) => file.startsWith('es/') === (language === 'es'))
    .flatMap((file) => {
      const text = readSource(root, file, [])
      return text ? check(text) : []
    })
}

const checkers = memoizeByObject((rules: Source) => ({
  en: createChecker(rules, 'en'),
  es: createChecker(rules, 'es'),
}))

function createChecker({ data }: Source, language: Language) {
  const rules = languageSchema.parse(data)
  const refusedIn = createPhraseMatcher(language === 'es' ? withGlossary(rules.es) : rules.en)
  return memoizeByObject((source: Source): Problem[] => [
    ...textProblems(source, (text, field) =>
      language === 'en' || isSpanish(field, text) ? refusedIn(text, field.endsWith('question')) : [],
    ),
    ...sourceUrls(source.data).flatMap(({ field, url }) => {
      const kind = refusedSourceKind(rules.sources, url)
      const message = `${kind} cannot be a source: name the label, the study or the law itself`
      return kind ? [{ file: source.file, field, message }] : []
    }),
  ])
}

/** Also refuses the other words for a term of the glossary. */
export function withGlossary({ terms, refused, ...rest }: LanguageFile['es']): LanguageRules {
  const always = { unless: [], evenDenied: true }
  const rules = terms.map(({ es, not }) => ({ ...always, why: `say "${es}"`, phrases: not }))
  return { ...rest, refused: [...refused, ...rules] }
}

/** Spanish files also hold the English they follow, and ids. */
function isSpanish(field: string, text: string): boolean {
  const key = /(\w+)(?:\[\d+\])*$/.exec(field)?.[1] ?? ''
  return !/\ben$|^(?:follows|translator)\b/.test(field) && isTranslatable(key, text)
}

function sourceUrls(data: unknown): { field: string; url: string }[] {
  const strings = stringsIn(data).map(({ path, text }) => ({ field: fieldPath(path), text }))
  const fields = new Set(strings.map(({ field }) => field))
  return strings
    .filter(({ field }) => /\burl$/.test(field) && fields.has(field.replace(/url$/, 'publisher')))
    .map(({ field, text }) => ({ field, url: text }))
}

export function refusedSourceKind(sources: LanguageFile['sources'], url: string): string | undefined {
  const host = `.${URL.parse(url)?.hostname ?? ''}`
  return sources.find(
    ({ hosts, containing, unless }) =>
      hosts.some((name) => host.endsWith(`.${name}`)) ||
      (containing.some((part) => host.includes(part)) && !unless.some((part) => host.includes(part))),
  )?.kind
}
