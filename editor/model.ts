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
  /** A post that nobody sees yet, and until when: 'a draft', 'shown from December 1, 2026 on'. */
  waits?: string
  /** A Spanish page, listed after its English one. */
  language?: 'es'
  /** The parts of its English that changed since it was translated; nothing where it is in step. */
  behind?: string[]
  /** What would happen to it if everything were saved now. */
  state?: 'changed' | 'new' | 'removed'
}

/** How things stand: every file, what is not saved yet, and what is wrong with the site as it would be. */
export type State = {
  files: FileEntry[]
  problems: Problem[]
  /** Whether the preview shows it, be it with another page's words where some are missing. */
  isPreviewed?: boolean
  /** What was done just now. */
  done?: 'saved' | 'undone' | 'redone'
  /** What the last save can still do: be taken back, or be done again. */
  lastSave?: 'done' | 'undone'
}

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
  unit?: 'cents' | 'time'
  /** A thing with a form of its own. */
  form?: 'photo'
}

/** Something an id may name; `picture` is a file below content/. */
export type Option = { id: string; label: string; picture?: string }

/** What a file says, and what tells whether somebody else has changed it since. */
export type Kept = {
  data: unknown
  /** The Markdown below the front matter; null where there is none, and where the file was deleted. */
  body: string | null
  /** The version of what is not saved yet, or of the file itself. */
  version: string
  /** The version of the saved file that the changes began from. */
  base: string
}

export type OpenFile = Kept & {
  entry: FileEntry
  /** What the saved file says, where somebody changed it while changes to it were waiting here. */
  other?: Kept
  /** Of a Spanish page: what the English one says, each section where the Spanish has its own. */
  english?: Pick<Kept, 'data' | 'body'>
  schema: Schema
  /** What there is to choose from, by kind: photo, price, page ... */
  options: Record<string, Option[]>
}

export type Proposal = Kept & { file: string }

/** A new page: where it belongs, what it is called, and the file it begins as a copy of. */
export type NewPage = { group: string; title: string; from?: string }

/** What would be published, and what stands in the way. */
export type PublishPlan = {
  /** What changed since the last time, in words, a line each. */
  changes: string[]
  /** What publishing does, in words, a line each. */
  steps: string[]
  /** What has to be set up or mended first, in words. */
  missing: string[]
  /** What the change is called in the history, unless somebody calls it otherwise. */
  message: string
}

/** An earlier version of a file. */
export type Version = { commit: string; date: string; author: string; subject: string }
