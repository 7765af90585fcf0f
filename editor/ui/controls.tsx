import '@github/markdown-toolbar-element'
import { createElement, useState, type ComponentProps } from 'react'
import type { Schema } from '../schema.ts'
import type { Option } from '../server/options.ts'
import { labelOf } from '../labels.ts'
import { useForm } from './use-file.ts'
import { PhotoChooser } from './photos.tsx'
import { pictureAddress } from './server-calls.ts'

type Shared = Pick<ComponentProps<'input'>, 'id' | 'required' | 'aria-invalid' | 'aria-describedby'>
type ControlProps = Shared & { schema: Schema; value: unknown; onChange: (value: unknown) => void }

const types: Record<string, string> = { date: 'date', time: 'time', uri: 'url', email: 'email' }

export function Control(props: ControlProps) {
  const { schema, value, onChange, ...shared } = props
  const { type, format, unit, minLength, maxLength } = schema
  // The kind of control is decided once, because replacing the element while somebody types would lose the cursor.
  const [wasLong] = useState(() => /.{91}|\n/.test(String(value)))
  if (format === 'markdown') return <MarkdownBox {...props} />
  if (schema.refers || schema.enum) return <Choice {...props} />
  if (type === 'boolean') return <Checkbox {...props} />
  const isParagraph = maxLength === undefined ? minLength === 1 || wasLong : maxLength > 90
  if (!isParagraph || format || unit) return <Input {...props} />
  return (
    <textarea {...shared} value={String(value ?? '')} onChange={({ target }) => onChange(target.value)} />
  )
}

function Checkbox({ schema, value, onChange, ...shared }: ControlProps) {
  const checked = (value ?? schema.default) === true
  // The file leaves out a value that is the default.
  const toggle = () => onChange(!checked === schema.default ? undefined : !checked)
  return <input {...shared} type="checkbox" checked={checked} onChange={toggle} />
}

function Input({ schema: { type, format, unit }, value, onChange, ...shared }: ControlProps) {
  const text = String(value ?? '')
  const isNumber = type !== 'string'
  const read = (typed: number) => (unit === 'cents' ? Math.round(typed * 100) : typed)
  // The end of a day is written 24:00, which time inputs do not accept.
  const shown = unit === 'time' ? text.replace('24:', '00:') : text
  return (
    <input
      {...shared}
      type={isNumber ? 'number' : (types[unit ?? format ?? ''] ?? 'text')}
      step={isNumber ? 'any' : undefined}
      value={unit === 'cents' && text ? Number(text) / 100 : shown}
      onChange={({ target }) =>
        onChange(isNumber && target.value ? read(target.valueAsNumber) : target.value)
      }
    />
  )
}

function Choice({ schema, value, onChange, ...shared }: ControlProps) {
  const { options } = useForm().file
  const words = schema.enum?.map((id): Option => ({ id: String(id), label: labelOf(String(id)) }))
  const choices = words ?? options[schema.refers!] ?? []
  const chosen = choices.find(({ id }) => id === String(value))
  const choose = (id: string) => onChange(schema.enum?.find((word) => String(word) === id) ?? id)
  const emptyLabel = schema.default === undefined ? 'None' : `Default: ${labelOf(String(schema.default))}`
  return (
    <span className="flex items-center gap-2">
      {chosen?.picture ? (
        <img className="w-24 rounded-field" src={pictureAddress(chosen.picture)} alt="" />
      ) : null}
      <select {...shared} value={String(value ?? '')} onChange={({ target }) => choose(target.value)}>
        <option value="">{shared.required ? 'Please choose' : emptyLabel}</option>
        {/* Without this option the select would hide a value that no longer exists. */}
        {value && !chosen ? <option>{String(value)}</option> : null}
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      {schema.refers === 'photo' ? (
        <PhotoChooser selected={chosen?.id ?? ''} button="See all" onChoose={choose} />
      ) : null}
    </span>
  )
}

/** These are made by createElement, because JSX has no types for custom elements. */
const tools = [
  ['md-header', 'Heading', '2'],
  ['md-bold', 'Bold'],
  ['md-link', 'Link'],
  ['md-unordered-list', 'List'],
].map(([name = '', words, level]) => createElement(name, { key: name, role: 'button', level }, words))

/** Edits the Markdown source itself, so that untouched text stays the same byte for byte. */
function MarkdownBox({ schema: { refers }, value, onChange, ...shared }: ControlProps) {
  const toolbar = { for: shared.id, role: 'toolbar', 'aria-label': 'Formatting' }
  return (
    <>
      <div className="mb-2 flex flex-wrap">
        {createElement('markdown-toolbar', toolbar, tools)}
        {refers ? (
          <PhotoChooser button="Picture" onChoose={(id) => insertParagraph(shared.id!, `{picture:${id}}`)} />
        ) : null}
      </div>
      <textarea
        {...shared}
        className="min-h-[30rem]"
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}

/** execCommand is the only way to insert that keeps the browser's undo. */
function insertParagraph(boxId: string, text: string): void {
  const box = document.getElementById(boxId) as HTMLTextAreaElement
  const place = box.selectionEnd + box.value.slice(box.selectionEnd).search(/\n\s*\n|\s*$/)
  box.focus()
  box.setSelectionRange(place, place)
  document.execCommand('insertText', false, place === 0 ? text : `\n\n${text}`)
}
