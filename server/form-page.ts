import type { FormName } from '#lib/forms/definitions.ts'
import { escapeHtml, type Tag, tagsOf } from './html-tags.ts'

type Edit = { start: number; end: number; text: string }
type Fields = Readonly<Record<string, string>>

const LEFT_ALONE = new Set(['submit', 'button', 'reset', 'image', 'file', 'password'])

/** A built page with one of its forms filled in as sent and its messages shown: what a visitor without JavaScript sees. */
export function fillForm(html: string, form: FormName, values: Fields, errors: Fields): string | undefined {
  const tags = formTags(html, form)
  if (tags.length === 0) return undefined
  let focused = false
  const edits = tags.flatMap((tag, index): Edit[] => {
    const field = tag.attributes.get('name') ?? ''
    const attributes = new Map(tag.attributes)
    if (tag.closing) return []
    if (Object.hasOwn(errors, field)) {
      attributes.set('aria-invalid', 'true')
      // Focus scrolls to the first field to mend: the newsletter form is far down the home page.
      if (!focused) attributes.set('autofocus', '')
      focused = true
    }

    if (tag.name === 'input') return [rewritten(tag, fillInput(attributes, values))]
    if (tag.name === 'textarea') {
      const text: Edit = {
        start: tag.end,
        end: tag.end + tag.text.length,
        text: `\n${escapeHtml(values[field] ?? '')}`,
      }
      return [rewritten(tag, attributes), text]
    }
    if (tag.name === 'select')
      return [rewritten(tag, attributes), ...options(html, tags, index, values[field])]
    const message = errors[tag.attributes.get('data-error-for') ?? '']
    return message === undefined ? [] : showMessage(tags, index, message)
  })
  return apply(html, edits)
}

function formTags(html: string, form: FormName): Tag[] {
  const tags: Tag[] = []
  let inside = false
  for (const tag of tagsOf(html)) {
    if (tag.name === 'form') inside = !tag.closing && tag.attributes.get('data-form') === form
    else if (inside) tags.push(tag)
  }
  return tags
}

function fillInput(attributes: Map<string, string>, values: Fields): Map<string, string> {
  const type = (attributes.get('type') ?? 'text').toLowerCase()
  const sent = values[attributes.get('name') ?? '']
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

function showMessage(tags: Tag[], index: number, message: string): Edit[] {
  const tag = tags[index]!
  const close = tags.find((other, at) => at > index && other.closing && other.name === tag.name)
  const attributes = new Map(tag.attributes)
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
