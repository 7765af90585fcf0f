import { stringify } from 'yaml'
import { slug } from '#lib/slug.ts'
import { joinFrontMatter } from '#reading/front-matter.ts'
import type { NewPage } from '../model.ts'
import { emptyValue } from '../schema.ts'
import { applyContents, readContents } from './apply.ts'
import { openGroups, pageSchemaOf } from './content-files.ts'
import { EditorRefusal } from './editor-refusal.ts'

/** The file of a new page: its address is made from its title. */
export function newPageFile({ group, title }: NewPage): string {
  const { folder, ending } = placeOf(group)
  if (slug(title).length < 2) throw new EditorRefusal(400, 'Please give it a title of letters or digits.')
  return `${folder}/${slug(title)}${ending}`
}

/** A page with every field it must have. What is still empty is named beside its field until it is filled in. */
export function emptyText({ group, title }: NewPage, today: string): string {
  const { folder, ending, heading } = placeOf(group)
  const yaml = stringify(
    { ...(emptyValue(pageSchemaOf(group), today) as object), [heading]: title },
    { lineWidth: 0 },
  )
  return joinFrontMatter(`${folder}/new${ending}`, yaml, '\n')
}

/**
 * Another page under a new title. No two pages may say the same in search results, so that is asked for anew; and
 * whoever reviewed the other page has not seen this one.
 */
export function copiedText({ group, title }: NewPage, from: string, text: string): string {
  const { data, body } = readContents(from, text)
  const { reviewed } = data as { reviewed?: object }
  const head = { title: '', description: '' }
  return applyContents(from, text, {
    data: {
      ...(data as object),
      [placeOf(group).heading]: title,
      head,
      ...(reviewed && { reviewed: { ...reviewed, by: null, on: null } }),
    },
    body,
  })
}

function placeOf(group: string) {
  const place = openGroups[group]
  if (!place) throw new EditorRefusal(400, `A page cannot be added to ${group}.`)
  return place
}
