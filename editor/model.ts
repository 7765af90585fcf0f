import type { PageSource } from '#reading/addresses.ts'
import type { Problem } from '#reading/content-error.ts'
import type { Schema } from './schema.ts'

export type { Api } from './server/api.ts'

/** What the editor's server and its page tell each other. */

export type FileEntry = {
  /** Below content/. */
  file: string
  title: string
  /** Of a page; what many pages share has none. */
  kind?: PageSource['kind']
  /** The page that shows it, where one does. */
  address?: string
  /** Whether the page may be deleted: the site does not need it. */
  mayGo?: true
  /** A post that nobody sees yet, and until when: 'a draft', 'shown from December 1, 2026 on'. */
  waits?: string
  /** A Spanish page, listed after its English one. */
  language?: 'es'
  /** The parts of its English that changed since it was translated. */
  behind?: string[]
  /** What would happen to it if everything were saved now. */
  state?: 'changed' | 'new' | 'removed'
}

/** How things stand: every file, what is not saved yet, and what is wrong with the site as it would be. */
export type State = {
  files: FileEntry[]
  problems: Problem[]
  isSaved?: boolean
}

/** Something an id may name; `picture` is a file below content/. */
export type Option = { id: string; label: string; picture?: string }

/** What a file says, the text of a post as its `body`; `version` tells whether somebody else has changed it since. */
export type Kept = { data: unknown; version: string }

export type OpenFile = Kept & {
  /** Of a Spanish page: what the English one says, each section where the Spanish has its own. */
  english?: unknown
  schema: Schema
  /** What there is to choose from, by kind: photo, price, page ... */
  options: Record<string, Option[]>
}

/** A change that was refused because the file is another by now: both texts. */
export type Stale = { file: string; mine: string; theirs: string }

export type NewPage = { kind: PageSource['kind']; title: string }

/** What would be published, what publishing does, and what has to be set up or mended first; in words, a line each. */
export type PublishPlan = { changes: string[]; steps: string[]; missing: string[]; message: string }

/** An earlier version of a file. */
export type Version = { commit: string; date: string; author: string; subject: string }
