import '@github/markdown-toolbar-element'
import type { WidgetProps } from '@rjsf/utils'
import { createElement, type ReactNode } from 'react'
import type { Schema } from '../schema.ts'
import { wiringOf, type FormContext } from './form-context.ts'
import { insertParagraph } from './insert-paragraph.ts'
import { PhotoChooser } from './photos.tsx'

/**
 * The text of a post: Markdown as it stands in the file, with buttons that write its signs. The box holds the very
 * characters of the file, so that what nobody touches stays as it was, byte for byte.
 */
export function MarkdownWidget(props: WidgetProps) {
  const { id, value, onChange, registry } = props
  const { options } = registry.formContext as FormContext
  const { refers } = props.schema as Schema
  return (
    <div className="markdown">
      {tool('markdown-toolbar', { for: id, role: 'toolbar', 'aria-label': 'Signs for the text' }, [
        tool('md-header', { key: 'header', level: '2', 'aria-label': 'Heading' }, 'Heading'),
        tool('md-bold', { key: 'bold', 'aria-label': 'Bold' }, 'Bold'),
        tool('md-link', { key: 'link', 'aria-label': 'Link' }, 'Link'),
        tool('md-unordered-list', { key: 'list', 'aria-label': 'List' }, 'List'),
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
        {...wiringOf(props)}
        className="body"
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

/** The toolbar's elements are the browser's own kind, which JSX does not know by name. */
function tool(name: string, attributes: Record<string, string>, children: ReactNode) {
  return createElement(name, { role: 'button', ...attributes }, children)
}
