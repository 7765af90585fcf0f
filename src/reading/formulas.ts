/** Turns of phrase that are good once and a tic when they are everywhere, with how often the whole site may use them. */
type Formula = { name: string; phrase: RegExp; most: number; count: 'times' | 'pages'; only?: RegExp }

const answers = /(?:^|\.)answer$/

const formulas: Formula[] = [
  { name: 'Ask us', phrase: /\bask us\b/gi, most: 15, count: 'times' },
  { name: 'Tell us', phrase: /\btell us\b/gi, most: 20, count: 'times' },
  {
    name: 'before you decide, start or pay',
    phrase: /\bbefore you (?:decide|start|pay)\b/gi,
    most: 12,
    count: 'times',
  },
  { name: 'in writing', phrase: /\bin writing\b/gi, most: 8, count: 'times' },
  { name: 'plain', phrase: /\bplain(?:ly)?\b/gi, most: 4, count: 'pages' },
  { name: 'answers that open with "No."', phrase: /^No\./g, most: 10, count: 'times', only: answers },
  { name: 'straight answer', phrase: /\bstraight answers?\b/gi, most: 1, count: 'times' },
  { name: 'we say so', phrase: /\bwe(?:['’]ll| will)? say (?:so|that)\b/gi, most: 3, count: 'times' },
  { name: 'hand on the door', phrase: /\bhand on the door\b/gi, most: 1, count: 'pages' },
  {
    name: 'lock and key',
    phrase: /\b(?:lock and (?:its )?key|key (?:in|fits|into) (?:a|its|the) lock)\b/gi,
    most: 1,
    count: 'pages',
  },
  {
    name: 'what a nurse practitioner is',
    phrase: /\bnurse practitioner(?:s)? (?:is|are) (?:a )?(?:registered )?nurses?\b/gi,
    most: 1,
    count: 'pages',
  },
]

type Said = { file: string; texts: { field: string; text: string }[] }
type Count = { formula: Formula; count: number; files: string[] }

/** How often the site uses each formula, and in which files. */
export function countFormulas(files: Said[]): Count[] {
  return formulas.map((formula) => {
    const counts = files
      .map(({ file, texts }) => ({ file, count: timesIn(texts, formula) }))
      .filter(({ count }) => count > 0)
    const times = counts.reduce((sum, { count }) => sum + count, 0)
    return {
      formula,
      count: formula.count === 'pages' ? counts.length : times,
      files: counts.toSorted((one, other) => other.count - one.count).map(({ file }) => file),
    }
  })
}

function timesIn(texts: Said['texts'], { phrase, only }: Formula): number {
  return texts
    .filter(({ field }) => !only || only.test(field))
    .reduce((sum, { text }) => sum + (text.match(phrase)?.length ?? 0), 0)
}
