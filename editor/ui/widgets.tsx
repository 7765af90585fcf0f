import { getDefaultRegistry } from '@rjsf/core'
import { ariaDescribedByIds, type RegistryWidgetsType, type WidgetProps } from '@rjsf/utils'
import { useState, type ComponentType } from 'react'
import type { Schema } from '../schema.ts'
import type { FormContext } from './form-context.ts'
import { MarkdownWidget } from './MarkdownWidget.tsx'
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
        onChange={(words: string | undefined) => {
          type(words ?? '')
          onChange(read(words ?? '') ?? words)
        }}
        onBlur={() => type(said(value))}
      />
    )
  }
}

/** The name of a thing there is; a photo is shown beside its name. */
function ChoiceWidget({ id, schema, value, required, onChange, registry }: WidgetProps) {
  const { options } = registry.formContext as FormContext
  const choices = options[(schema as Schema).refers!] ?? []
  const now = String(value ?? '')
  const picture = choices.find((one) => one.id === now)?.picture
  return (
    <span className="flex flex-wrap items-center gap-2">
      {picture ? <img className="w-24 rounded-field" src={pictureAddress(picture, 320)} alt="" /> : null}
      <select
        id={id}
        className="w-auto flex-1"
        aria-describedby={ariaDescribedByIds(id)}
        value={now}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        {choices.some((one) => one.id === now) && required ? null : (
          <option value={choices.some((one) => one.id === now) ? '' : now}>
            {choices.some((one) => one.id === now) ? 'None' : now || 'Please choose'}
          </option>
        )}
        {choices.map((one) => (
          <option key={one.id} value={one.id}>
            {one.label}
          </option>
        ))}
      </select>
      {choices.some((one) => one.picture) ? (
        <PhotoChooser photos={choices} now={now} button={{ children: 'See all' }} onChoose={onChange} />
      ) : null}
    </span>
  )
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
