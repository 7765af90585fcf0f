/** A page as the search knows it: what is shown of it, and the words it is found by. */
export type Entry = {
  address: string
  name: string
  /** The section it stands in, in words. */
  section: string
  purpose: string
  /** Whether it is in another language than the reader's. */
  isForeign?: true
  /** What visitors type when they mean this page: content/search.yaml. */
  asked: string[]
  /** Titles of its sections, with the id each can be reached by. */
  headings: Line[]
  questions: Line[]
  prices: Line[]
  /** Words of its text that few other pages have. */
  text: string
}

/** A line of a page that an answer may point at; without an id it stands somewhere on the page. */
export type Line = { text: string; id?: string }
