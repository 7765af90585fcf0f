import { useEffect, useState } from 'react'
import { fieldPath } from '#content-model/content-error.ts'
import { convertToKind, kindName, isSingleField, kindOf, emptyValue, type Schema } from '../schema.ts'
import { entryLabel, isWithin, labelOf, summaryOf } from '../labels.ts'
import { Hints, LabeledField } from './LabeledField.tsx'
import { FormContext, useForm, type Form, type PartProps } from './use-file.ts'
import { PhotoField } from './photos.tsx'

/** The id of each field is its path in the file, which is how problems are linked to it. */
export function ContentForm(form: Form) {
  const { target } = form.editor
  useEffect(() => {
    const element = target && document.getElementById(target.field)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [target])
  return (
    <FormContext value={form}>
      <fieldset className="min-w-0">
        <FieldGroup schema={form.file.schema} path={[]} value={form.file.data} isRequired />
      </fieldset>
    </FormContext>
  )
}

function Field({ title, ...part }: PartProps & { title: string }) {
  const { schema, path, value, isRequired } = part
  const { change } = useForm()
  if (schema.const !== undefined) return null
  if (isSingleField(schema)) return <LabeledField {...part} title={title} />
  const isList = schema.type === 'array'
  const isPresent = isList || (value !== undefined && value !== null)
  const action = isPresent ? 'Remove' : 'Add'
  const next = () => (isPresent ? (schema.nullable ? null : undefined) : emptyValue(schema))
  return (
    <fieldset id={fieldPath(path)} className={isPresent ? 'note min-w-0' : 'mr-4 mb-4 inline-block'}>
      <legend>
        {title}{' '}
        {isList || (isPresent && isRequired) ? null : (
          <button aria-label={`${action} ${title}`} onClick={() => change(path, next())}>
            {action}
          </button>
        )}
      </legend>
      {isPresent ? <FieldGroup {...part} /> : <Hints path={path} schema={{}} />}
    </fieldset>
  )
}

function FieldGroup({ path, value, isRequired, ...given }: PartProps) {
  const { change } = useForm()
  const kinds = given.schema.oneOf
  const schema = kinds ? kindOf(kinds, value) : given.schema
  const part = { schema, path, value, isRequired }
  const { form, items, properties = {}, required = [] } = schema
  const entry = items ?? schema.additionalProperties
  const changeKind = (index: number) => change(path, convertToKind(kinds![index]!, value))
  return (
    <>
      {kinds ? (
        <label className="field">
          Kind
          <select value={kindName(schema)} onChange={({ target }) => changeKind(target.selectedIndex)}>
            {kinds.map(kindName).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      ) : null}
      <Hints path={path} schema={schema} />
      {form ? <PhotoField {...part} /> : null}
      {items?.enum ? (
        <Checkboxes {...part} words={items.enum} />
      ) : entry ? (
        <EntryList {...part} entry={entry} />
      ) : null}
      {Object.entries(properties)
        .filter(([key]) => !form || !['file', 'tall'].includes(key))
        .map(([key, property]) => (
          <Field
            key={key}
            title={labelOf(key)}
            schema={property}
            path={[...path, key]}
            value={Object(value)[key]}
            isRequired={required.includes(key) && !property.nullable}
          />
        ))}
    </>
  )
}

function Checkboxes({ words, path, value }: PartProps & { words: unknown[] }) {
  const { change } = useForm()
  const ticked = (value ?? []) as unknown[]
  const toggle = (word: unknown) => words.filter((other) => (other === word) !== ticked.includes(other))
  return words.map((word) => (
    <label key={String(word)} className="inline-block min-w-32 font-normal">
      <input type="checkbox" checked={ticked.includes(word)} onChange={() => change(path, toggle(word))} />
      {labelOf(String(word))}
    </label>
  ))
}

function EntryList({ schema, path, value, isRequired, entry }: PartProps & { entry: Schema }) {
  const { change, editor } = useForm()
  const { type, minItems = 0, maxItems = Infinity } = schema
  const isList = type === 'array'
  const pairs = Object.entries<unknown>(Object(value))
  /** React keys move with their entries, so that entries keep their state. */
  const [ids, setIds] = useState(() => [...pairs.keys()])
  const rows = pairs.map(([key, data], index) => ({ id: ids[index]!, key, data }))
  const write = (next: typeof rows) => {
    setIds(next.map(({ id }) => id))
    const list = next.map(({ data }) => data)
    const isOmitted = isList && list.length === 0 && !isRequired
    const keyed = () => Object.fromEntries(next.map(({ key, data }) => [key, data]))
    change(path, isOmitted ? undefined : isList ? list : keyed())
  }
  const swap = (from: number, to: number) => write(rows.with(from, rows[to]!).with(to, rows[from]!))
  const isUnusedKey = (key: string) => key !== '' && !Object.hasOwn(Object(value), key)
  const add = () => {
    const key = isList ? String(rows.length) : 'new'
    // A previous entry named 'new' must be renamed first.
    if (isUnusedKey(key)) write([...rows, { id: Math.max(0, ...ids) + 1, key, data: emptyValue(entry) }])
    editor.choose(editor.open, fieldPath([...path, isList ? rows.length : key]))
  }
  return (
    <>
      {rows.map(({ id, key, data }, index) => (
        <Entry
          key={id}
          schema={entry}
          path={[...path, isList ? index : key]}
          value={data}
          title={isList ? `${index + 1}. ${summaryOf(data)}` : entryLabel(key, data)}
          name={isList ? undefined : key}
          onName={(next) => isUnusedKey(next) && write(rows.with(index, { id, key: next, data }))}
          tools={[
            ['↑', 'Move up', isList && index > 0, () => swap(index, index - 1)],
            ['↓', 'Move down', isList && index < rows.length - 1, () => swap(index, index + 1)],
            ['Remove', 'Remove', rows.length > minItems, () => write(rows.toSpliced(index, 1))],
          ]}
        />
      ))}
      {rows.length < maxItems ? <button onClick={add}>Add</button> : null}
    </>
  )
}

type EntryProps = PartProps & {
  title: string
  name: string | undefined
  onName: (name: string) => void
  tools: Tool[]
}
type Tool = [sign: string, words: string, isAvailable: boolean, act: () => void]

/** An entry with fields of its own is collapsed, and not rendered until it is opened, to keep long files fast. */
function Entry({ title, name, onName, tools, ...part }: EntryProps) {
  const { target, open, state } = useForm().editor
  const { schema, path } = part
  const place = fieldPath(path)
  const isWrong = state.problems.some(({ file, field }) => file === open && isWithin(field, place))
  const [isExpanded, setExpanded] = useState(false)
  const isOpen = isExpanded || (target !== undefined && isWithin(target.field, place))
  const nameField =
    name === undefined ? null : (
      <label className="field">
        Name that pages use for it
        <input key={name} defaultValue={name} onBlur={(event) => onName(event.target.value)} />
      </label>
    )
  if (isSingleField(schema))
    return (
      <div
        className="my-2 flex flex-wrap items-end gap-2 *:mb-0 *:not-last:flex-[1_1_12rem]"
        data-wrong={isWrong || undefined}
      >
        {nameField}
        <LabeledField {...part} title={title} isRequired isBare />
        <Tools tools={tools} title={title} className="flex" />
      </div>
    )
  return (
    <div className="note relative my-2 px-3 py-2" data-wrong={isWrong || undefined}>
      <details open={isOpen} onToggle={(event) => setExpanded(event.currentTarget.open)}>
        <summary className={`truncate ${name === undefined ? 'pr-[9.5rem]' : 'pr-24'}`}>{title}</summary>
        {isOpen ? (
          <div className="mt-3">
            {nameField}
            <FieldGroup {...part} />
          </div>
        ) : null}
      </details>
      <Tools tools={tools} title={title} className="absolute top-[6px] right-2 flex" />
    </div>
  )
}

function Tools({ tools, title, className }: { tools: Tool[]; title: string; className: string }) {
  return (
    <span className={className}>
      {tools
        .filter(([, , isAvailable]) => isAvailable)
        .map(([sign, words, , act]) => (
          <button
            key={words}
            aria-label={`${words}: ${title}`}
            onClick={({ currentTarget }) => {
              act()
              // A moved element loses the focus.
              requestAnimationFrame(() => currentTarget.focus())
            }}
          >
            {sign}
          </button>
        ))}
    </span>
  )
}
