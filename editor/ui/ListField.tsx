import { useState } from 'react'
import type { Schema } from '../model.ts'
import { emptyValue, kindOf, variantsOf } from '../schema.ts'
import { Entry } from './Entry.tsx'
import { useForm, type FieldProps } from './form-context.ts'
import { Problems } from './Problems.tsx'
import { useTarget } from './use-target.ts'
import { limitsOf, summaryOf, variantName } from '../words.ts'
import { RemoveButton } from './RemoveButton.tsx'

/** Entries in an order: each can be opened, moved and taken away, and new ones added. */
export function ListField({ schema, value, path, label, onRemove }: FieldProps) {
  const { change, Field } = useForm()
  const group = useTarget<HTMLFieldSetElement>(path)
  const entries = Array.isArray(value) ? (value as unknown[]) : []
  /** An entry has no name of its own; a number keeps it apart from the others wherever it moves. */
  const [keys, setKeys] = useState(() => entries.map((_, index) => index))
  const [fresh, setFresh] = useState<number>()
  const item = schema.items!
  const isPlain = ['text', 'choice'].includes(kindOf(item))
  const limits = limitsOf(schema)

  const move = (from: number, to: number) => {
    setKeys(moved(keys, from, to))
    change(path, moved(entries, from, to))
  }
  const remove = (index: number) => {
    setKeys(keys.toSpliced(index, 1))
    change([...path, index], undefined)
  }
  const add = (entry: unknown) => {
    const key = Math.max(-1, ...keys) + 1
    setFresh(key)
    setKeys([...keys, key])
    change(path, [...entries, entry])
  }
  return (
    <fieldset className={label ? 'group' : 'group bare'} ref={group} tabIndex={-1}>
      <legend>
        {label || 'Entries'}{' '}
        <span className="aside">
          {entries.length}
          {limits ? ` (${limits})` : null}
        </span>
      </legend>
      {schema.description ? <p className="hint">{schema.description}</p> : null}
      <Problems path={path} />
      {entries.map((entry, index) => (
        <Entry
          key={keys[index]}
          path={[...path, index]}
          title={`${index + 1}. ${summaryOf(entry)}`}
          isPlain={isPlain}
          isFresh={keys[index] === fresh}
          onUp={index > 0 ? () => move(index, index - 1) : undefined}
          onDown={index < entries.length - 1 ? () => move(index, index + 1) : undefined}
          onRemove={() => remove(index)}
        >
          <Field
            schema={item}
            value={entry}
            path={[...path, index]}
            label={isPlain ? `${label} ${index + 1}` : ''}
          />
        </Entry>
      ))}
      <Adder
        item={item}
        what={label || 'the list'}
        isFull={entries.length >= (schema.maxItems ?? Infinity)}
        onAdd={add}
      />
      <RemoveButton label={label} onRemove={onRemove} />
    </fieldset>
  )
}

function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, items[from]!)
}

type AdderProps = { item: Schema; what: string; isFull: boolean; onAdd: (value: unknown) => void }

/** Where an entry may take several shapes, one is chosen first. */
function Adder({ item, what, isFull, onAdd }: AdderProps) {
  const variants = kindOf(item) === 'variant' ? variantsOf(item) : [item]
  const [chosen, choose] = useState(0)
  if (isFull) return <p className="hint">No more fit here. Change one, or remove one first.</p>
  return (
    <div className="offers">
      {variants.length > 1 ? (
        <select
          aria-label={`Kind of entry to add to ${what}`}
          value={chosen}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {variants.map((variant, index) => (
            <option key={variantName(variant)} value={index}>
              {variantName(variant)}
            </option>
          ))}
        </select>
      ) : null}
      <button
        type="button"
        className="small"
        aria-label={`Add to ${what}`}
        onClick={() => onAdd(emptyValue(variants[chosen]!))}
      >
        Add
      </button>
    </div>
  )
}
