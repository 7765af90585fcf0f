import { useEffect, useState } from 'react'
import { fieldPath } from '#content-model/content-error.ts'
import { asKind, kindName, isPlain, kindOf, newValue, type Schema } from '../schema.ts'
import { entryName, isWithin, labelOf, summaryOf } from '../words.ts'
import { Box, Notes } from './Box.tsx'
import { FormContext, useForm, type Form, type PartProps } from './use-file.ts'
import { PhotoParts } from './photos.tsx'

/** The form of a file, drawn from its schema. The id of a field is its place in the file. */
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
        <Parts schema={form.file.schema} path={[]} value={form.file.data} isRequired />
      </fieldset>
    </FormContext>
  )
}

/** One field, or a group of them. A thing that need not be there is added and removed as a whole. */
function Field({ title, ...part }: PartProps & { title: string }) {
  const { schema, path, value, isRequired } = part
  const { change } = useForm()
  if (schema.const !== undefined) return null
  if (isPlain(schema)) return <Box {...part} title={title} />
  const isList = schema.type === 'array'
  const isThere = isList || (value !== undefined && value !== null)
  const act = isThere ? 'Remove' : 'Add'
  const next = () => (isThere ? (schema.nullable ? null : undefined) : newValue(schema))
  return (
    <fieldset id={fieldPath(path)} className={isThere ? 'note min-w-0' : 'mr-4 mb-4 inline-block'}>
      <legend>
        {title}{' '}
        {isList || (isThere && isRequired) ? null : (
          <button aria-label={`${act} ${title}`} onClick={() => change(path, next())}>
            {act}
          </button>
        )}
      </legend>
      {isThere ? <Parts {...part} /> : <Notes path={path} schema={{}} />}
    </fieldset>
  )
}

/** What is in a group: its fields, its entries, or words to tick. */
function Parts({ path, value, isRequired, ...given }: PartProps) {
  const { change } = useForm()
  const kinds = given.schema.oneOf
  const schema = kinds ? kindOf(kinds, value) : given.schema
  const part = { schema, path, value, isRequired }
  const { form, items, properties = {}, required = [] } = schema
  const entry = items ?? schema.additionalProperties
  const become = (index: number) => change(path, asKind(kinds![index]!, value))
  return (
    <>
      {kinds ? (
        <label className="field">
          Kind
          <select value={kindName(schema)} onChange={({ target }) => become(target.selectedIndex)}>
            {kinds.map(kindName).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      ) : null}
      <Notes path={path} schema={schema} />
      {form ? <PhotoParts {...part} /> : null}
      {items?.enum ? (
        <Ticks {...part} words={items.enum} />
      ) : entry ? (
        <Entries {...part} entry={entry} />
      ) : null}
      {Object.entries(properties)
        .filter(([key]) => !form || !['file', 'tall'].includes(key))
        .map(([key, one]) => (
          <Field
            key={key}
            title={labelOf(key)}
            schema={one}
            path={[...path, key]}
            value={Object(value)[key]}
            isRequired={required.includes(key) && !one.nullable}
          />
        ))}
    </>
  )
}

/** Several of a few words, kept in their own order. */
function Ticks({ words, path, value }: PartProps & { words: unknown[] }) {
  const { change } = useForm()
  const ticked = (value ?? []) as unknown[]
  const toggle = (word: unknown) => words.filter((one) => (one === word) !== ticked.includes(one))
  return words.map((word) => (
    <label key={String(word)} className="inline-block min-w-32 font-normal">
      <input type="checkbox" checked={ticked.includes(word)} onChange={() => change(path, toggle(word))} />
      {labelOf(String(word))}
    </label>
  ))
}

/** The entries of a list, or of a register, whose keys are the names that pages know them by. */
function Entries({ schema, path, value, isRequired, entry }: PartProps & { entry: Schema }) {
  const { change, editor } = useForm()
  const { type, minItems = 0, maxItems = Infinity } = schema
  const isList = type === 'array'
  const pairs = Object.entries<unknown>(Object(value))
  /** An entry keeps its fold and its cursor while others move around it. */
  const [ids, setIds] = useState(() => [...pairs.keys()])
  const rows = pairs.map(([key, one], index) => ({ id: ids[index]!, key, one }))
  const write = (next: typeof rows) => {
    setIds(next.map(({ id }) => id))
    const list = next.map(({ one }) => one)
    const isLeftOut = isList && list.length === 0 && !isRequired
    const register = () => Object.fromEntries(next.map(({ key, one }) => [key, one]))
    change(path, isLeftOut ? undefined : isList ? list : register())
  }
  const swap = (one: number, other: number) => write(rows.with(one, rows[other]!).with(other, rows[one]!))
  const isFree = (key: string) => key !== '' && !Object.hasOwn(Object(value), key)
  const add = () => {
    const key = isList ? String(rows.length) : 'new'
    // One that has no name yet is to be named first.
    if (isFree(key)) write([...rows, { id: Math.max(0, ...ids) + 1, key, one: newValue(entry) }])
    editor.choose(editor.open, fieldPath([...path, isList ? rows.length : key]))
  }
  return (
    <>
      {rows.map(({ id, key, one }, index) => (
        <Entry
          key={id}
          schema={entry}
          path={[...path, isList ? index : key]}
          value={one}
          title={isList ? `${index + 1}. ${summaryOf(one)}` : entryName(key, one)}
          name={isList ? undefined : key}
          onName={(next) => isFree(next) && write(rows.with(index, { id, key: next, one }))}
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
  /** In a register. */
  name: string | undefined
  onName: (name: string) => void
  tools: [sign: string, words: string, isThere: boolean, act: () => void][]
}

/** Plain words stand open; what has fields of its own is folded, and not drawn while it is, so that long files stay quick. */
function Entry({ title, name, onName, tools, ...part }: EntryProps) {
  const { target, open, state } = useForm().editor
  const { schema, path } = part
  const place = fieldPath(path)
  const isWrong = state.problems.some(({ file, field }) => file === open && isWithin(field, place))
  const [isUnfolded, unfold] = useState(false)
  const isOpen = isUnfolded || (target !== undefined && isWithin(target.field, place))
  const isBare = isPlain(schema)
  const buttons = tools
    .filter(([, , isThere]) => isThere)
    .map(([sign, words, , act]) => (
      <button
        key={words}
        aria-label={`${words}: ${title}`}
        onClick={({ currentTarget }) => {
          act()
          // A browser forgets the focus of what is moved.
          requestAnimationFrame(() => currentTarget.focus())
        }}
      >
        {sign}
      </button>
    ))
  const body = (
    <>
      {name === undefined ? null : (
        <label className="field">
          Name that pages know it by
          <input key={name} defaultValue={name} onBlur={(event) => onName(event.target.value)} />
        </label>
      )}
      {isBare ? <Box {...part} title={title} isRequired isBare /> : <Parts {...part} />}
    </>
  )
  return (
    <div
      className={
        isBare
          ? 'my-2 flex flex-wrap items-end gap-2 *:mb-0 *:not-last:flex-[1_1_12rem]'
          : 'note relative my-2 px-3 py-2'
      }
      data-wrong={isWrong || undefined}
    >
      {isBare ? (
        body
      ) : (
        <details open={isOpen} onToggle={(event) => unfold(event.currentTarget.open)}>
          <summary className={`truncate ${name === undefined ? 'pr-[9.5rem]' : 'pr-24'}`}>{title}</summary>
          {isOpen ? <div className="mt-3">{body}</div> : null}
        </details>
      )}
      <span className={isBare ? 'flex' : 'absolute top-[6px] right-2 flex'}>{buttons}</span>
    </div>
  )
}
