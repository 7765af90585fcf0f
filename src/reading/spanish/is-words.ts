/** Fields that hold an id, an address or a setting: they are the same in every language. */
const settings = new Set(
  `
    id photo photos film room poster file tall page pages link links to href url block ground layout
    listStyle tone icon kind family template unit group price prices work model pair counts measure
    measures series mark side before after product external network notice notices related updated date
    effective on next by read focus videoId videoUrl heroImage className textColor bars credit source
    publisher decimals
  `
    .trim()
    .split(/\s+/),
)

/** Whether a string of a content file is words that a visitor reads. */
export function isWords(key: string, text: string): boolean {
  return !settings.has(key) && !/^(?:https?:\/)?\/\S*$/.test(text) && /\p{L}/u.test(text)
}
