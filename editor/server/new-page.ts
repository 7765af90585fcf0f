import { stringify } from 'yaml'
import { slug } from '#lib/slug.ts'
import { fieldPath, type Problem } from '#reading/content-error.ts'
import { joinFrontMatter } from '#reading/source.ts'
import type { NewPage } from '../model.ts'
import { emptyValue } from '../schema.ts'
import { isWithin } from '../words.ts'
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

/**
 * A page that is not finished, as the preview can show it already: what was typed and is in order, and for the rest what
 * a finished page of its kind says.
 */
export function standIn(file: string, text: string, model: string, problems: Problem[]): string {
  const mine = readContents(file, text)
  const isWrong = (key: string) =>
    problems.some((one) => one.file === file && isWithin(one.field, fieldPath([key])))
  const own = Object.entries(mine.data as object).filter(([key]) => !isWrong(key))
  // No two pages may have the same words in search results; these are nobody's.
  const head = {
    title: `Still to be written: ${file}`.slice(0, 58).padEnd(30, '.'),
    description: `What search engines say of ${file} is still to be written, in a sentence or two.`.slice(
      0,
      158,
    ),
  }
  return applyContents(file, model, {
    data: { ...(readContents(file, model).data as object), head, ...Object.fromEntries(own) },
    body: isWrong('body') ? '\nYour text will stand here.\n' : mine.body,
  })
}
