import { useEffect, useState } from 'react'
import { fieldPath } from '#reading/content-error.ts'
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
    <fieldset id={fieldPath(path)} className={isThere ? 'group min-w-0' : 'mr-4 mb-4 inline-block'}>
      <legend>
        {title}{' '}
        {isList || (isThere && isRequired) ? null : (
          <button type="button" aria-label={`${act} ${title}`} onClick={() => change(path, next())}>
            {act}
          </button>
        )}
      </legend>
      {isThere ? <Parts {...part} /> : <Notes path={path} schema={{}} />}
    </fieldset>
  )
}

/** What is in a group: its fields, its entries, or words to tick. */
function Parts(part: PartProps) {
  const { schema, path, value } = part
  const { form, items, properties = {}, required = [] } = schema
  if (schema.oneOf) return <KindParts {...part} kinds={schema.oneOf} />
  const entry = items ?? schema.additionalProperties
  return (
    <>
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

function KindParts({ kinds, ...part }: PartProps & { kinds: Schema[] }) {
  const { change } = useForm()
  const names = kinds.map(kindName)
  const kind = kindOf(kinds, part.value)
  const become = (name: string) => change(part.path, asKind(kinds[names.indexOf(name)]!, part.value))
  return (
    <>
      <label className="field">
        Kind
        <select value={kindName(kind)} onChange={({ target }) => become(target.value)}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Parts {...part} schema={kind} />
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

type Pair = [key: string, value: unknown]

/** The entries of a list, or of a register, whose keys are the names that pages know them by. */
function Entries({ schema, path, value, isRequired, entry }: PartProps & { entry: Schema }) {
  const { change, editor } = useForm()
  const isList = schema.type === 'array'
  const pairs: Pair[] = Object.entries(Object(value))
  /** An entry keeps its fold and its cursor while others move around it. */
  const [ids, setIds] = useState(() => [...pairs.keys()])
  const write = (next: Pair[]) => {
    const list = next.map(([, one]) => one)
    const isLeftOut = isList && list.length === 0 && !isRequired
    change(path, isLeftOut ? undefined : isList ? list : Object.fromEntries(next))
  }
  const edit = (act: <Row>(rows: Row[]) => Row[]) => {
    write(act(pairs))
    setIds(act(ids))
  }
  const swap = (one: number, other: number) =>
    edit((rows) => rows.with(one, rows[other]!).with(other, rows[one]!))
  const isFree = (key: string) => key !== '' && !Object.hasOwn(Object(value), key)
  const add = () => {
    const key = isList ? String(pairs.length) : 'new'
    // One that has no name yet is to be named first.
    if (isFree(key)) {
      write([...pairs, [key, newValue(entry)]])
      setIds([...ids, Math.max(0, ...ids) + 1])
    }
    editor.choose(editor.open, fieldPath([...path, isList ? pairs.length : key]))
  }
  return (
    <>
      {pairs.map(([key, one], index) => (
        <Entry
          key={ids[index]}
          schema={entry}
          path={[...path, isList ? index : key]}
          value={one}
          title={isList ? `${index + 1}. ${summaryOf(one)}` : entryName(key, one)}
          name={isList ? undefined : key}
          onName={(next) => isFree(next) && write(pairs.with(index, [next, one]))}
          tools={[
            isList && index > 0 && ['↑', 'Move up', () => swap(index, index - 1)],
            isList && index < pairs.length - 1 && ['↓', 'Move down', () => swap(index, index + 1)],
            pairs.length > (schema.minItems ?? 0) && [
              'Remove',
              'Remove',
              () => edit((rows) => rows.toSpliced(index, 1)),
            ],
          ]}
        />
      ))}
      {pairs.length < (schema.maxItems ?? Infinity) ? (
        <button type="button" onClick={add}>
          Add
        </button>
      ) : null}
    </>
  )
}

type EntryProps = PartProps & {
  title: string
  /** In a register. */
  name: string | undefined
  onName: (name: string) => void
  tools: (false | [sign: string, words: string, act: () => void])[]
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
    .filter((tool) => tool !== false)
    .map(([sign, words, act]) => (
      <button
        key={words}
        type="button"
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
      className={isBare ? 'my-2 flex items-end gap-2 *:mb-0 *:flex-1' : 'entry relative my-2 px-3 py-2'}
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
      <span className={isBare ? 'flex flex-none' : 'absolute top-[6px] right-2 flex'}>{buttons}</span>
    </div>
  )
}
