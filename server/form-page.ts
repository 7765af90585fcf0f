import type { FormName } from '#lib/forms/definitions.ts'
import { wholeForm } from '#lib/forms/hidden-fields.ts'
import { errorFor, siteForm } from '#lib/forms/marks.ts'
import { escapeHtml, type Tag, tagsOf } from './html-tags.ts'

type Edit = { start: number; end: number; text: string }
type Fields = Readonly<Record<string, string>>

const LEFT_ALONE = new Set(['submit', 'button', 'reset', 'image', 'file', 'password'])

/** A built page with one of its forms filled in as sent and its messages shown: what a visitor without JavaScript sees. */
export function fillForm(html: string, form: FormName, values: Fields, errors: Fields): string | undefined {
  const tags = formTags(html, form)
  const [first] = tags
  if (!first) return undefined
  const failed = tags.filter((tag) => isShown(tag) && Object.hasOwn(errors, tag.attributes.get('name') ?? ''))
  const edits = tags.flatMap((tag, index) => {
    const attributes = new Map(tag.attributes)
    if (failed.includes(tag)) attributes.set('aria-invalid', 'true')
    // Focus scrolls to the first field to mend: the newsletter form is far down the home page.
    if (failed[0] === tag) attributes.set('autofocus', '')
    if (failed.length === 0 && attributes.get(errorFor) === wholeForm)
      attributes.set('tabindex', '-1').set('autofocus', '')
    return tag.closing ? [] : editsFor(html, tags, index, attributes, values, errors)
  })
  const placed = new Set(tags.map((tag) => tag.attributes.get(errorFor)))
  const homeless = Object.keys(errors).filter((field) => !placed.has(field))
  const alerts = homeless.map((field) => `<p role="alert">${escapeHtml(errors[field] ?? '')}</p>`).join('')
  return apply(html, [{ start: first.start, end: first.start, text: alerts }, ...edits])
}

function editsFor(
  html: string,
  tags: Tag[],
  index: number,
  attributes: Map<string, string>,
  values: Fields,
  errors: Fields,
): Edit[] {
  const tag = tags[index]!
  const sent = values[attributes.get('name') ?? '']
  if (tag.name === 'input') return [rewritten(tag, fillInput(attributes, sent))]
  if (tag.name === 'select') return [rewritten(tag, attributes), ...options(html, tags, index, sent)]
  if (tag.name === 'textarea') {
    // The parser drops one line break after the tag; it must not be the visitor's.
    const text = { start: tag.end, end: tag.end + tag.text.length, text: `\n${escapeHtml(sent ?? '')}` }
    return [rewritten(tag, attributes), text]
  }
  const message = errors[attributes.get(errorFor) ?? '']
  return message === undefined ? [] : showMessage(tags, index, attributes, message)
}

function isShown({ closing, attributes }: Tag): boolean {
  return !closing && attributes.get('type') !== 'hidden'
}

function formTags(html: string, form: FormName): Tag[] {
  const tags: Tag[] = []
  let inside = false
  for (const tag of tagsOf(html)) {
    if (tag.name === 'form') inside = !tag.closing && tag.attributes.get(siteForm) === form
    else if (inside) tags.push(tag)
  }
  return tags
}

function fillInput(attributes: Map<string, string>, sent: string | undefined): Map<string, string> {
  const type = (attributes.get('type') ?? 'text').toLowerCase()
  if (type === 'checkbox' || type === 'radio') {
    if (sent !== undefined && sent === (attributes.get('value') ?? 'on')) attributes.set('checked', '')
    else attributes.delete('checked')
  } else if (sent !== undefined && !LEFT_ALONE.has(type)) attributes.set('value', sent)
  return attributes
}

function options(html: string, tags: Tag[], select: number, sent: string | undefined): Edit[] {
  const end = tags.findIndex((tag, index) => index > select && tag.name === 'select' && tag.closing)
  return tags.slice(select + 1, end).flatMap((tag) => {
    if (tag.name !== 'option' || tag.closing) return []
    const value = tag.attributes.get('value') ?? html.slice(tag.end, html.indexOf('<', tag.end)).trim()
    const attributes = new Map(tag.attributes)
    if (value === sent) attributes.set('selected', '')
    else attributes.delete('selected')
    return [rewritten(tag, attributes)]
  })
}

function showMessage(tags: Tag[], index: number, attributes: Map<string, string>, message: string): Edit[] {
  const tag = tags[index]!
  const close = tags.find((other, at) => at > index && other.closing && other.name === tag.name)
  attributes.delete('hidden')
  return [
    rewritten(tag, attributes),
    { start: tag.end, end: close?.start ?? tag.end, text: escapeHtml(message) },
  ]
}

function rewritten(tag: Tag, attributes: Map<string, string>): Edit {
  const source = [...attributes].map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  )
  return { start: tag.start, end: tag.end, text: `<${tag.name}${source.join('')}>` }
}

function apply(html: string, edits: Edit[]): string {
  let result = ''
  let position = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    result += html.slice(position, start) + text
    position = end
  }
  return result + html.slice(position)
}
