import { fieldPath, type Problem } from '#reading/content-error.ts'
import { isWithin } from '../differences.ts'
import { applyContents, readContents } from './apply.ts'

/**
 * A page that is not finished, as it can be shown already: what was typed and is in order, and for the rest what a
 * finished page of its kind says. Nobody but the preview ever sees it.
 */
export function standIn(file: string, text: string, model: string, problems: Problem[]): string {
  const mine = readContents(file, text)
  const other = readContents(file, model)
  const isWrong = (key: string) =>
    problems.some((one) => one.file === file && isWithin(one.field, fieldPath([key])))
  const own = Object.entries(mine.data as object).filter(([key]) => !isWrong(key))
  return applyContents(file, model, {
    data: { ...(other.data as object), head: unseenHead(file), ...Object.fromEntries(own) },
    body: isWrong('body') ? '\nYour text will stand here.\n' : mine.body,
  })
}

/** No two pages may have the same words in search results; these are nobody's. */
function unseenHead(file: string) {
  return {
    title: `Still to be written: ${file}`.slice(0, 58).padEnd(30, '.'),
    description: `What search engines say of ${file} is still to be written, in a sentence or two.`.slice(
      0,
      158,
    ),
  }
}
