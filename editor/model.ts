import type { Problem } from '#reading/content-error.ts'

/** What the editor's server and its page tell each other. */

export type FileEntry = {
  /** Below content/. */
  file: string
  title: string
  group: string
  /** The page that shows it, where one does. */
  address?: string
  /** Whether the page may be deleted: the site does not need it. */
  mayGo?: true
  /** What would happen to it if everything were saved now. */
  state?: 'changed' | 'new' | 'removed'
}

/** How things stand: every file, what is not saved yet, and what is wrong with the site as it would be. */
export type State = { files: FileEntry[]; problems: Problem[]; isSaved?: true }

type SchemaType = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null'

/** The part of JSON Schema that our zod schemas become, and three words of our own. */
export type Schema = {
  type?: SchemaType | SchemaType[]
  description?: string
  default?: unknown
  const?: unknown
  enum?: unknown[]
  format?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | false
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  /** The kind of thing this id names. */
  refers?: string
  unit?: 'cents'
  /** A thing with a form of its own. */
  form?: 'photo'
}

/** Something an id may name; `picture` is a file below content/. */
export type Option = { id: string; label: string; picture?: string }

export type OpenFile = {
  entry: FileEntry
  data: unknown
  /** The Markdown below the front matter; null where there is none. */
  body: string | null
  /** Tells whether somebody else has changed the file since. */
  version: string
  schema: Schema
  /** What there is to choose from, by kind: photo, price, page ... */
  options: Record<string, Option[]>
}

export type Proposal = Pick<OpenFile, 'data' | 'body' | 'version'> & { file: string }

/** A new page: where it belongs, what it is called, and the file it begins as a copy of. */
export type NewPage = { group: string; title: string; from?: string }
