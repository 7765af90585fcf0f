import { stringify } from 'yaml'
import { slug } from '#lib/slug.ts'
import type { NewPage } from '../model.ts'
import { emptyValue } from '../schema.ts'
import { applyContents, readContents } from './apply.ts'
import { openGroups, schemaOf } from './content-files.ts'
import { Refusal } from './refusal.ts'

/** The file of a new page: its address is made from its title. */
export function newPageFile({ group, title }: NewPage): string {
  const { folder, ending } = placeOf(group)
  if (slug(title).length < 2) throw new Refusal(400, 'Please give it a title of letters or digits.')
  return `${folder}/${slug(title)}${ending}`
}

/** A page with every field it must have. What is still empty is named beside its field until it is filled in. */
export function emptyText({ group, title }: NewPage): string {
  const { ending, heading } = placeOf(group)
  const yaml = stringify({ ...(emptyValue(schemaOf(group)) as object), [heading]: title }, { lineWidth: 0 })
  return ending === '.md' ? `---\n${yaml}---\n\n` : yaml
}

/** Another page under a new title. No two pages may say the same in search results, so that is asked for anew. */
export function copiedText({ group, title }: NewPage, from: string, text: string): string {
  const { data, body } = readContents(from, text)
  const head = { title: '', description: '' }
  return applyContents(from, text, {
    data: { ...(data as object), [placeOf(group).heading]: title, head },
    body,
  })
}

function placeOf(group: string) {
  const place = openGroups[group]
  if (!place) throw new Refusal(400, `A page cannot be added to ${group}.`)
  return place
}
