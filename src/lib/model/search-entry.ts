/** A page as the search knows it: what is shown of it, and the words it is found by. */
export type Entry = {
  address: string
  name: string
  section: string
  purpose: string
  isForeign?: true
  /** What visitors type when they mean this page: content/search.yaml. */
  asked: string[]
  headings: Line[]
  questions: Line[]
  prices: Line[]
  /** Words of its text that few other pages have. */
  text: string
}

/** A line of a page that an answer may point at; without an id it stands somewhere on the page. */
export type Line = { text: string; id?: string }
