import { sentencesOf } from '#lib/sentences.ts'
import type { LanguageRules } from './schemas/language.ts'

/** Returns a function that finds the phrases content/language.yaml refuses, with a message for each. */
export function createPhraseMatcher({ denials, questions, refused }: LanguageRules) {
  // A phrase is denied if it follows a word such as "no" by at most ten words.
  const denial = `${anyOf(denials)}(?:[\\s,“"'’(-]+[\\w'’/-]+){0,10}?[\\s,“"'’(-]+`
  const rules = refused.map(({ why, instead, phrases, unless, evenDenied }) => ({
    phrase: anyOf(phrases),
    excuse: anyOf(unless) + (evenDenied ? '' : `|${denial}${anyOf(phrases)}`),
    why: instead ? `${why}; say ${instead}` : why,
  }))
  const any = new RegExp(rules.map(({ phrase }) => phrase).join('|'))
  const asked = new RegExp(`^${anyOf(questions)}`)

  return (text: string, isQuestion = false): string[] =>
    sentencesOf(text.replaceAll(/\{[^}]*\}/g, ' '))
      .filter((sentence) => any.test(normalize(sentence)) && !(isQuestion && asked.test(normalize(sentence))))
      .flatMap((sentence) =>
        rules.flatMap(({ phrase, excuse, why }) =>
          findUnexcused(phrase, excuse, sentence).map((hit) => `"${hit}" in "${sentence}": ${why}`),
        ),
      )
}

function findUnexcused(phrase: string, excuse: string, sentence: string): string[] {
  const excused = [...normalize(sentence).matchAll(new RegExp(excuse, 'g'))]
  return [...normalize(sentence).matchAll(new RegExp(phrase, 'g'))]
    .filter(({ index: at }) => !excused.some(({ index, 0: span }) => index <= at && at < index + span.length))
    .map(({ index, 0: hit }) => sentence.slice(index, index + hit.length))
}

function anyOf(phrases: string[]): string {
  return phrases.length > 0 ? `(?:${phrases.map(pattern).join('|')})` : '(?!)'
}

/** The notation is explained in content/language.yaml. */
function pattern(phrase: string): string {
  const source = normalize(phrase).replaceAll(
    /\[([^\]]*)\] | \.\.\. |\{number\}|[^\w()]/g,
    (token, optional) => (optional ? `(?:(?:${optional}) )*` : (notation[token] ?? RegExp.escape(token))),
  )
  return `(?<!\\w)${source.replaceAll(/\((?!\?)/g, '(?:')}${phrase.endsWith('*') ? '' : '(?!\\w)'}`
}

const notation: Record<string, string> = {
  ' ... ': '\\b[^.;]{0,80}?\\b',
  '{number}': '\\d[\\d,.]*',
  '*': '\\w*',
  '|': '|',
  '-': '[- ]',
  "'": "['’]",
}

/** The length stays the same, so that positions are those of the original. */
function normalize(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
