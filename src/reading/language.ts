import { sentencesOf } from '#lib/sentences.ts'
import type { Problem } from './content-error.ts'
import { rules, type Rule } from './language-rules.ts'
import type { Source } from './source.ts'
import { textsOf } from './texts.ts'

/** What a file says that a clinic must not say. A source that has not changed is not judged again. */
export function languageProblems(source: Source): Problem[] {
  const problems = judged.get(source) ?? judge(source)
  judged.set(source, problems)
  return problems
}

const judged = new WeakMap<Source, Problem[]>()

function judge(source: Source): Problem[] {
  return textsOf(source).flatMap(({ field, text }) =>
    bannedIn(text, field.endsWith('question')).map((message) => ({ file: source.file, field, message })),
  )
}

/** A message for every banned phrase of a text. A question of a patient may name what its answer denies. */
export function bannedIn(text: string, isQuestion = false): string[] {
  return sentencesOf(text)
    .filter((sentence) => anyPhrase.test(sentence) && !(isQuestion && asked.test(sentence)))
    .flatMap((sentence) =>
      rules.flatMap((rule) => hits(rule, sentence).map((hit) => `"${hit}" in "${sentence}": ${rule.why}`)),
    )
}

const asked = /^(?:is|are|was|do|does|did|can|could|will|would|should|has|have)\b.*\?$|^I (?:heard|read)\b/i

const anyPhrase = new RegExp(rules.map(({ phrase }) => phrase.source).join('|'), 'i')

/** The places where a rule's phrase stands and no exception covers it. */
export function hits({ phrase, unless }: Rule, sentence: string): string[] {
  const excused = unless ? [...sentence.matchAll(new RegExp(unless, 'gi'))] : []
  const isExcused = (at: number) =>
    excused.some(({ index, 0: span }) => index <= at && at < index + span.length)
  return [...sentence.matchAll(new RegExp(phrase, 'gi'))]
    .filter(({ index }) => !isExcused(index))
    .map(([hit]) => hit)
}
