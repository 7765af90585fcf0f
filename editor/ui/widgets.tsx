import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
import type { Option } from '../model.ts'
import type { Schema } from '../schema.ts'
import { pictureAddress } from './server.ts'
import { labelOf } from '../words.ts'
import { wiringOf, type FormContext } from './form-context.ts'
import { MarkdownWidget } from './MarkdownWidget.tsx'
import { PhotoChooser } from './photos.tsx'
import { centsOf, dollarsOf, saidTime, timeOf } from './spoken-values.ts'

/** One line, or several where the words may be long. The box grows with them (form.css). */
function TextWidget(props: WidgetProps) {
  const { value, onChange } = props
  const { type, minLength, maxLength } = props.schema as Schema
  const text = String(value ?? '')
  const wiring = wiringOf(props)
  if (type === 'number' || type === 'integer')
    return (
      <input
        {...wiring}
        type="number"
        step={type === 'integer' ? 1 : 'any'}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => onChange(target.value === '' ? '' : target.valueAsNumber)}
      />
    )
  // Paragraphs have no limit but must not be empty; ids and addresses have no limit and are short all the same.
  const isLong = maxLength === undefined ? minLength === 1 || /.{91}|\n/.test(text) : maxLength > 90
  const Box = isLong ? 'textarea' : 'input'
  return <Box {...wiring} value={text} onChange={({ target }) => onChange(target.value)} />
}

function DateWidget(props: WidgetProps) {
  const { value, onChange } = props
  return (
    <input
      {...wiringOf(props)}
      type="date"
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** What is not written means the default. */
function CheckboxWidget(props: WidgetProps) {
  const { value, onChange, schema } = props
  return (
    <input
      {...wiringOf(props)}
      type="checkbox"
      checked={(value ?? schema.default) === true}
      onChange={({ target }) => onChange(target.checked === schema.default ? undefined : target.checked)}
    />
  )
}

/** What is typed as people say it and kept otherwise. What cannot be read is handed on as it is: the check names it. */
function SpokenWidget(
  props: WidgetProps & { said: (value: unknown) => string; read: (said: string) => unknown },
) {
  const { value, onChange, said, read } = props
  const [typed, type] = useState(() => said(value))
  return (
    <input
      {...wiringOf(props)}
      value={typed}
      onChange={({ target }) => {
        type(target.value)
        onChange(read(target.value) ?? target.value)
      }}
      onBlur={() => type(said(value))}
    />
  )
}

function MoneyWidget(props: WidgetProps) {
  return (
    <span className="choice">
      <span aria-hidden="true">$</span>
      <SpokenWidget {...props} said={dollarsOf} read={centsOf} />
    </span>
  )
}

function TimeWidget(props: WidgetProps) {
  return <SpokenWidget {...props} said={saidTime} read={timeOf} />
}

/** One of several words, or several of them: a box to tick for each, in their own order. */
function SelectWidget(props: WidgetProps) {
  const { id, schema, value, multiple, onChange } = props
  const all = ((schema as Schema).items?.enum ?? schema.enum ?? []) as unknown[]
  if (!multiple)
    return (
      <Options
        {...props}
        choices={all.map((one) => ({ id: String(one), label: labelOf(String(one)) }))}
        onChange={(chosen: string) => onChange(all.find((one) => String(one) === chosen))}
      />
    )
  const ticked = new Set(Array.isArray(value) ? value : [])
  const tick = (one: unknown, isOn: boolean) =>
    onChange(all.filter((other) => (other === one ? isOn : ticked.has(other))))
  return (
    <div className="ticks" role="group" aria-labelledby={`${id}__title`} id={id} tabIndex={-1}>
      {all.map((one) => (
        <label key={String(one)}>
          <input
            type="checkbox"
            checked={ticked.has(one)}
            onChange={({ target }) => tick(one, target.checked)}
          />
          {labelOf(String(one))}
        </label>
      ))}
    </div>
  )
}

/** The name of a thing there is; a photo is shown beside its name. */
function ChoiceWidget(props: WidgetProps) {
  const { value, onChange, registry } = props
  const { options } = registry.formContext as FormContext
  const choices = options[(props.schema as Schema).refers!] ?? []
  const picture = choices.find(({ id }) => id === value)?.picture
  return (
    <span className="choice">
      {picture ? <img src={pictureAddress(picture, 320)} alt="" /> : null}
      <Options {...props} choices={choices} />
      {choices.some((one) => one.picture) ? (
        <PhotoChooser
          photos={choices}
          now={String(value)}
          button={{ className: 'small', children: 'See all' }}
          onChoose={onChange}
        />
      ) : null}
    </span>
  )
}

function Options(props: WidgetProps & { choices: Option[] }) {
  const { choices, onChange } = props
  const now = String(props.value ?? '')
  return (
    <select {...wiringOf(props)} value={now} onChange={({ target }) => onChange(target.value)}>
      {choices.some(({ id }) => id === now) ? null : <option value={now}>{now || 'Please choose'}</option>}
      {choices.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  )
}

export const widgets: RegistryWidgetsType = {
  TextWidget,
  DateWidget,
  CheckboxWidget,
  SelectWidget,
  URLWidget: TextWidget,
  EmailWidget: TextWidget,
  money: MoneyWidget,
  'time-of-day': TimeWidget,
  choice: ChoiceWidget,
  markdown: MarkdownWidget,
}
