import '@github/markdown-toolbar-element'
import { getDefaultRegistry } from '@rjsf/core'
import { ariaDescribedByIds, type RegistryWidgetsType, type WidgetProps } from '@rjsf/utils'
import { createElement, useState, type ComponentType } from 'react'
import type { Schema } from '../schema.ts'
import type { FormContext } from './form-context.ts'
import { PhotoChooser } from './photos.tsx'
import { pictureAddress } from './server.ts'
import { centsOf, dollarsOf, saidTime, timeOf } from './spoken-values.ts'

const defaults = getDefaultRegistry().widgets as Record<string, ComponentType<WidgetProps>>
const Text = defaults['TextWidget']!
const Textarea = defaults['TextareaWidget']!
const Checkbox = defaults['CheckboxWidget']!
const Checkboxes = defaults['CheckboxesWidget']!
const Select = defaults['SelectWidget']!

/** One line, or several where the words may be long: paragraphs have no limit but must not be empty. */
function TextWidget(props: WidgetProps) {
  const { type, minLength, maxLength } = props.schema as Schema
  const isLong = maxLength === undefined ? minLength === 1 || /.{91}|\n/.test(props.value) : maxLength > 90
  return type === 'string' && isLong ? <Textarea {...props} /> : <Text {...props} />
}

/** What is not written means the default. */
function CheckboxWidget({ value, onChange, ...props }: WidgetProps) {
  const { default: unwritten } = props.schema
  return (
    <Checkbox
      {...props}
      value={(value ?? unwritten) === true}
      onChange={(now) => onChange(now === unwritten ? undefined : now)}
    />
  )
}

/** One of several words, or a box to tick for each. */
function SelectWidget(props: WidgetProps) {
  if (!props.multiple) return <Select {...props} />
  return (
    <div role="group" aria-label={props.label}>
      <Checkboxes {...props} options={{ ...props.options, inline: true }} />
    </div>
  )
}

/** What is typed as people say it and kept otherwise. What cannot be read is handed on as it is: the check names it. */
function spoken(said: (value: unknown) => string, read: (said: string) => unknown) {
  return function SpokenWidget(props: WidgetProps) {
    const { value, onChange } = props
    const [typed, type] = useState(() => said(value))
    return (
      <Text
        {...props}
        schema={{ type: 'string' }}
        value={typed}
        onChange={(words = '') => {
          type(words)
          onChange(read(words) ?? (words || undefined))
        }}
        onBlur={() => type(said(value))}
      />
    )
  }
}

/** The name of a thing there is; a photo is shown beside its name. */
function ChoiceWidget(props: WidgetProps) {
  const { schema, value, required, onChange, registry } = props
  const choices = (registry.formContext as FormContext).file.options[(schema as Schema).refers!] ?? []
  const chosen = choices.find((one) => one.id === value)
  // What is not there any more is shown too: the check says so beside it.
  const shown = chosen || !value ? choices : [{ id: value, label: value }, ...choices]
  return (
    <span className="flex items-center gap-2">
      {chosen?.picture ? (
        <img className="w-24 rounded-field" src={pictureAddress(chosen.picture)} alt="" />
      ) : null}
      <Select
        {...props}
        placeholder={required || !chosen ? 'Please choose' : 'None'}
        options={{ enumOptions: shown.map(({ id, label }) => ({ value: id, label })) }}
      />
      {choices[0]?.picture ? (
        <PhotoChooser photos={choices} now={chosen?.id ?? ''} button="See all" onChoose={onChange} />
      ) : null}
    </span>
  )
}

/** The toolbar's buttons are custom elements, which JSX does not know by name. */
const tools = [
  ['md-header', 'Heading', '2'],
  ['md-bold', 'Bold'],
  ['md-link', 'Link'],
  ['md-unordered-list', 'List'],
].map(([name = '', words, level]) => createElement(name, { key: name, role: 'button', level }, words))

/**
 * The text of a post: Markdown as it stands in the file, with buttons that write its signs. The box holds the very
 * characters of the file, so that what nobody touches stays as it was, byte for byte.
 */
function MarkdownWidget({ id, value, onChange, schema, registry }: WidgetProps) {
  const { options } = (registry.formContext as FormContext).file
  const { refers } = schema as Schema
  const toolbar = { for: id, role: 'toolbar', 'aria-label': 'Signs for the text' }
  return (
    <>
      <div className="mb-2 flex flex-wrap">
        {createElement('markdown-toolbar', toolbar, tools)}
        {refers ? (
          <PhotoChooser
            photos={options[refers] ?? []}
            button="Picture"
            onChoose={(photo) => insertParagraph(id, `{picture:${photo}}`)}
          />
        ) : null}
      </div>
      <textarea
        id={id}
        className="min-h-[30rem]"
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
  const place = box.selectionEnd + box.value.slice(box.selectionEnd).search(/\n\s*\n|\s*$/)
  box.focus()
  box.setSelectionRange(place, place)
  document.execCommand('insertText', false, place === 0 ? text : `\n\n${text}`)
}

export const widgets: RegistryWidgetsType = {
  TextWidget,
  CheckboxWidget,
  SelectWidget,
  money: spoken(dollarsOf, centsOf),
  'time-of-day': spoken(saidTime, timeOf),
  choice: ChoiceWidget,
  markdown: MarkdownWidget,
}
