import '@github/markdown-toolbar-element'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { createElement, type ReactNode } from 'react'
import type { Schema } from '../schema.ts'
import type { FormContext } from './form-context.ts'
import { PhotoChooser } from './photos.tsx'

/**
 * The text of a post: Markdown as it stands in the file, with buttons that write its signs. The box holds the very
 * characters of the file, so that what nobody touches stays as it was, byte for byte.
 */
export function MarkdownWidget({ id, value, onChange, schema, registry }: WidgetProps) {
  const { options } = registry.formContext as FormContext
  const { refers } = schema as Schema
  return (
    <>
      {tool('markdown-toolbar', { for: id, role: 'toolbar', 'aria-label': 'Signs for the text' }, [
        tool('md-header', { key: 'header', level: '2' }, 'Heading'),
        tool('md-bold', { key: 'bold' }, 'Bold'),
        tool('md-link', { key: 'link' }, 'Link'),
        tool('md-unordered-list', { key: 'list' }, 'List'),
        refers ? (
          <PhotoChooser
            key="picture"
            photos={options[refers] ?? []}
            // A button of the toolbar's round of arrow keys, without a sign of the toolbar's own.
            button={{ 'data-md-button': '', tabIndex: -1, children: 'Picture' } as object}
            onChoose={(photo) => insertParagraph(id, `{picture:${photo}}`)}
          />
        ) : null,
      ])}
      <textarea
        id={id}
        className="body"
        aria-describedby={ariaDescribedByIds(id)}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}

/** Below the paragraph the cursor is in. The one way to write that the browser can undo; the toolbar writes so, too. */
function insertParagraph(boxId: string, text: string): void {
  const box = document.getElementById(boxId) as HTMLTextAreaElement
  const end = box.value.slice(box.selectionEnd).search(/\n\s*\n|\s*$/)
  const place = box.selectionEnd + end
  box.focus()
  box.setSelectionRange(place, place)
  document.execCommand('insertText', false, place === 0 ? text : `\n\n${text}`)
}

/** The toolbar's elements are the browser's own kind, which JSX does not know by name. */
function tool(name: string, attributes: Record<string, string>, children: ReactNode) {
  return createElement(name, { role: 'button', ...attributes }, children)
}
