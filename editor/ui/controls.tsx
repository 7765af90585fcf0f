import '@github/markdown-toolbar-element'
import { createElement, useState, type ComponentProps } from 'react'
import type { Schema } from '../schema.ts'
import type { Option } from '../server/options.ts'
import { labelOf } from '../words.ts'
import { useForm } from './use-file.ts'
import { PhotoChooser } from './photos.tsx'
import { pictureAddress } from './server.ts'

/** What the label and the notes of a control refer to. */
type Shared = Pick<ComponentProps<'input'>, 'id' | 'required' | 'aria-invalid' | 'aria-describedby'>
type ControlProps = Shared & { schema: Schema; value: unknown; onChange: (value: unknown) => void }

const types: Record<string, string> = { date: 'date', time: 'time', uri: 'url', email: 'email' }

/** What a value is typed in, ticked or chosen by. */
export function Control(props: ControlProps) {
  const { schema, value, onChange, ...shared } = props
  const { type, format, unit, minLength, maxLength } = schema
  // Not asked again: another element in its place would lose the cursor of whoever types.
  const [wasLong] = useState(() => /.{91}|\n/.test(String(value)))
  if (format === 'markdown') return <MarkdownBox {...props} />
  if (schema.refers || schema.enum) return <Choice {...props} />
  if (type === 'boolean') {
    // What is not written means the default.
    const tick = (now: boolean) => onChange(now === schema.default ? undefined : now)
    const checked = (value ?? schema.default) === true
    return (
      <input {...shared} type="checkbox" checked={checked} onChange={(event) => tick(event.target.checked)} />
    )
  }
  const box = { ...shared, value: String(value ?? '') }
  // Paragraphs have no limit but must not be empty.
  const isParagraph = maxLength === undefined ? minLength === 1 || wasLong : maxLength > 90
  if (isParagraph && !format && !unit)
    return <textarea {...box} onChange={({ target }) => onChange(target.value)} />
  if (type === 'string')
    return (
      <input
        {...box}
        type={types[unit ?? format ?? ''] ?? 'text'}
        // The end of a day is written 24:00, which no clock knows.
        value={unit ? box.value.replace('24:', '00:') : box.value}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  const read = (typed: number) => (unit ? Math.round(typed * 100) : typed)
  return (
    <input
      {...shared}
      type="number"
      step="any"
      value={value === undefined || value === null ? '' : Number(value) / (unit ? 100 : 1)}
      onChange={({ target }) => onChange(target.value && read(target.valueAsNumber))}
    />
  )
}

/** One of a few words, or the name of a thing there is; a photo is shown beside its name. */
function Choice({ schema, value, onChange, ...shared }: ControlProps) {
  const { options } = useForm().file
  const words = schema.enum?.map((id): Option => ({ id: String(id), label: labelOf(String(id)) }))
  const choices = words ?? options[schema.refers!] ?? []
  const chosen = choices.find(({ id }) => id === String(value))
  const usual = schema.default === undefined ? 'None' : `As usual: ${labelOf(String(schema.default))}`
  return (
    <span className="flex items-center gap-2">
      {chosen?.picture ? (
        <img className="w-24 rounded-field" src={pictureAddress(chosen.picture)} alt="" />
      ) : null}
      <select
        {...shared}
        value={String(value ?? '')}
        onChange={({ target }) => {
          const word = schema.enum?.find((one) => String(one) === target.value)
          onChange(word ?? target.value)
        }}
      >
        <option value="">{shared.required ? 'Please choose' : usual}</option>
        {/* What is not there any more is shown too: the check says so beside it. */}
        {value && !chosen ? <option>{String(value)}</option> : null}
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
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
function MarkdownBox({ schema: { refers }, value, onChange, ...shared }: ControlProps) {
  const { options } = useForm().file
  const toolbar = { for: shared.id, role: 'toolbar', 'aria-label': 'Signs for the text' }
  return (
    <>
      <div className="mb-2 flex flex-wrap">
        {createElement('markdown-toolbar', toolbar, tools)}
        {refers ? (
          <PhotoChooser
            photos={options[refers] ?? []}
            button="Picture"
            onChoose={(photo) => insertParagraph(shared.id!, `{picture:${photo}}`)}
          />
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

/** Below the paragraph the cursor is in. The one way to write that the browser can undo; the toolbar writes so, too. */
function insertParagraph(boxId: string, text: string): void {
  const box = document.getElementById(boxId) as HTMLTextAreaElement
  const place = box.selectionEnd + box.value.slice(box.selectionEnd).search(/\n\s*\n|\s*$/)
  box.focus()
  box.setSelectionRange(place, place)
  document.execCommand('insertText', false, place === 0 ? text : `\n\n${text}`)
}
