import { readPageSources } from '#reading/addresses.ts'
import { neededPages } from '#reading/needed-pages.ts'
import { clock, waitingPosts, whenShown } from '#reading/waiting-posts.ts'
import type { FileEntry } from '../model.ts'
import { contentFiles, openGroups, type ContentFile } from './content-files.ts'
import type { Draft } from './draft.ts'
import { zoneOf } from './practice-day.ts'
import { isPicture, register } from './pictures.ts'

/** Every file as the list shows it: those that are there, and those that would go. */
export function entriesOf(content: string, { folder, changes }: Draft): FileEntry[] {
  const touched = new Set(changes.files().map((file) => (isPicture(file) ? register : file)))
  const waiting = new Map(
    waitingPosts(readPageSources(folder, []), zoneOf(folder), clock()).map((post) => [
      post.file,
      whenShown(post),
    ]),
  )
  const there = contentFiles(folder).map((one) => ({
    ...entryOf(one, stateOf(one.file)),
    ...(waiting.has(one.file) && { waits: waiting.get(one.file)! }),
  }))
  const gone = contentFiles(content)
    .filter(({ file }) => changes.isRemoved(file))
    .map((one) => entryOf(one, 'removed'))
  return [...there, ...gone]

  function stateOf(file: string): FileEntry['state'] {
    if (!touched.has(file)) return undefined
    return changes.saved(file) ? 'changed' : 'new'
  }
}

function entryOf(file: ContentFile, state: FileEntry['state']): FileEntry {
  const { schema: _, ...entry } = file
  return {
    ...entry,
    ...(mayGo(entry) && { mayGo: true }),
    ...(state && { state }),
  }
}

/** A Spanish page comes and goes with its English one. */
export function mayGo({ file, group, language }: FileEntry): boolean {
  return group in openGroups && language === undefined && !neededPages.has(file)
}
