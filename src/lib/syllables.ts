/** How many syllables an English word has: close, not perfect, which is all a grade over hundreds of words needs. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  const known = irregular.get(letters)
  if (known) return known
  const spoken = letters.replace(silentInside, '').replace(silentEnding, '')
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  const hiatuses = spoken.match(spokenApart)?.length ?? 0
  return Math.max(1, groups + hiatuses)
}

/** safe-ly, care-ful, move-ment. */
const silentInside = /(?<=[^aeiouy])e(?=ly$|ful$|less$)|(?<=[vgcrsd])e(?=ments?$)/

/** make, asked, makes; but not the, ta-ble, treat-ed, set-tled, dos-es, itch-es. */
const silentEnding = new RegExp(
  [
    String.raw`(?<=[aeiouy].*[^aeiouy])(?<![^aeiouyl]l)e$`,
    String.raw`(?<=[aeiouy].*[^aeiouytd])(?<![^aeiouylr]l)e(?=d$)`,
    String.raw`(?<=[aeiouy].*[^aeiouysxzcg])(?<![^aeiouyl]l|[cs]h)e(?=s$)`,
  ].join('|'),
)

/** Neighbouring vowels that are spoken one after the other. */
const spokenApart = new RegExp(
  [
    '(?<![tcsg])i(?=a)', // tri-al, not spe-cial
    '(?<![tcsglnxh])i(?=o)', // ra-di-o, not mil-lion
    '(?<![tc])i(?=et|en[ct]|er$)', // di-et, cli-ent, eas-i-er
    '(?<![qg])u(?=a[lrt])', // us-u-al, e-val-u-ate
    '(?<![qgb])u(?=i[dn])', // flu-id
    '[eo](?=ing$)|y(?=i)|[aeo]y(?=er)', // be-ing, try-ing, lay-er
    '(?<!g)e(?=o(?![up]))', // vid-e-o, not peo-ple
    '[ie](?=um)', // cal-ci-um
    '(?<=^r)e(?=ac(?!h))|(?<=^cr)e(?=at)', // re-act, cre-ate
    '(?<=[aeiouy].*)e(?=a$)', // ar-e-a, not sea
  ].join('|'),
  'g',
)

const irregular = new Map([
  ['acne', 2],
  ['areas', 3],
  ['business', 2],
  ['diabetes', 4],
  ['evening', 2],
  ['every', 2],
  ['everyday', 3],
  ['everyone', 3],
  ['ideas', 3],
  ['ocean', 2],
  ['science', 2],
  ['society', 4],
  ['someone', 2],
  ['something', 2],
  ['sometimes', 2],
  ['therefore', 2],
])
