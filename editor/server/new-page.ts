import { stringify } from 'yaml'
import { slug } from '#lib/slug.ts'
import { joinFrontMatter } from '#reading/source.ts'
import type { NewPage } from '../model.ts'
import { emptyValue } from '../schema.ts'
import { applyContents, readContents } from './apply.ts'
import { EditorRefusal } from './changes.ts'
import { openGroups, pageSchemaOf } from './content-files.ts'

/** The file of a new page: its address is made from its title. */
export function newPageFile({ group, title }: NewPage): string {
  if (!Object.hasOwn(openGroups, group)) throw new EditorRefusal(400, `A page cannot be added to ${group}.`)
  if (slug(title).length < 2) throw new EditorRefusal(400, 'Please give it a title of letters or digits.')
  const { folder, ending } = openGroups[group]!
  return `${folder}/${slug(title)}${ending}`
}

/** A page with every field it must have. What is still empty is named beside its field until it is filled in. */
export function emptyText(file: string, { group, title }: NewPage, today: string): string {
  const data = { ...Object(emptyValue(pageSchemaOf(group), today)), [openGroups[group]!.heading]: title }
  return joinFrontMatter(file, stringify(data, { lineWidth: 0 }), '\n')
}

/**
 * Another page under a new title. No two pages may say the same in search results, so that is asked for anew; and
 * whoever reviewed the other page has not seen this one.
 */
export function copiedText({ group, title, from = '' }: NewPage, text: string): string {
  const { data, body } = readContents(from, text)
  const { reviewed } = data as { reviewed?: object }
  const fresh = { [openGroups[group]!.heading]: title, head: { title: '', description: '' } }
  const review = reviewed && { reviewed: { ...reviewed, by: null, on: null } }
  return applyContents(from, text, { data: { ...(data as object), ...fresh, ...review }, body })
}
