import '@github/markdown-toolbar-element'
import { createElement, type ReactNode } from 'react'
import type { Option } from '../model.ts'
import { insertParagraph } from './insert-paragraph.ts'
import { Labelled } from './Labelled.tsx'
import { PhotoChooser } from './PhotoChooser.tsx'

type BodyFieldProps = {
  body: string
  english?: string | undefined
  /** What pictures may stand in it, if any. */
  photos?: Option[] | undefined
  onChange: (body: string) => void
}

/**
 * The text of a post: Markdown as it stands in the file, with buttons that write its signs. The box holds the very
 * characters of the file, so that what nobody touches stays as it was, byte for byte.
 */
export function BodyField({ body, english, photos, onChange }: BodyFieldProps) {
  return (
    <Labelled
      schema={{ description: 'Select words, then press a button. An empty line begins a new paragraph.' }}
      path={['body']}
      label="Text"
      english={english}
      control={(wiring) => (
        <div className="markdown">
          {tool('markdown-toolbar', { for: wiring.id, 'aria-label': 'Signs for the text' }, [
            tool('md-header', { key: 'header', level: '2', 'aria-label': 'Heading' }, 'Heading'),
            tool('md-bold', { key: 'bold', 'aria-label': 'Bold' }, 'Bold'),
            tool('md-link', { key: 'link', 'aria-label': 'Link' }, 'Link'),
            tool('md-unordered-list', { key: 'list', 'aria-label': 'List' }, 'List'),
            photos ? (
              <PhotoChooser
                key="picture"
                photos={photos}
                // A button of the toolbar's round of arrow keys, without a sign of the toolbar's own.
                button={{ 'data-md-button': '', tabIndex: -1, children: 'Picture' } as object}
                onChoose={(id) => insertParagraph(wiring.id, `{picture:${id}}`)}
              />
            ) : null,
          ])}
          <textarea
            {...wiring}
            className="body"
            value={body}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    />
  )
}

/** The toolbar's elements are the browser's own kind, which JSX does not know by name. */
function tool(name: string, attributes: Record<string, string>, children: ReactNode) {
  return createElement(
    name,
    { role: name === 'markdown-toolbar' ? 'toolbar' : 'button', ...attributes },
    children,
  )
}
