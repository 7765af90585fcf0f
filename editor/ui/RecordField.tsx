import { useState } from 'react'
import { slug } from '#lib/slug.ts'
import { emptyValue, kindOf } from '../schema.ts'
import { Entry } from './Entry.tsx'
import { useForm, type FieldProps } from './form-context.ts'
import { PictureInput } from './PictureInput.tsx'
import { Problems } from './Problems.tsx'
import { summaryOf } from '../words.ts'

/** A register: things known by an id, such as prices and photos. */
export function RecordField({ schema, value, path, label }: FieldProps) {
  const { change, Field } = useForm()
  const [wanted, want] = useState('')
  const [fresh, setFresh] = useState<string>()
  const given = (value ?? {}) as Record<string, unknown>
  const item = schema.additionalProperties || { type: 'string' as const }
  const isPlain = kindOf(item) === 'text'
  const shown = Object.entries(given).filter(([id, entry]) =>
    `${id} ${summaryOf(entry)}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  const add = (id: string, entry: unknown) => {
    setFresh(id)
    want('')
    change([...path, id], entry)
  }
  const isFree = (id: string) => !(id in given)
  return (
    <fieldset className={label ? 'group' : 'group bare'}>
      {label ? <legend>{label}</legend> : null}
      {schema.description ? <p className="hint">{schema.description}</p> : null}
      <Problems path={path} />
      {kindOf(item) === 'photo' ? (
        <PictureInput
          label="Add a photo"
          fileFor={(name) => `photos/${freeId(slug(name.replace(/\.\w+$/, '')), isFree)}.jpg`}
          onPut={(file) => add(file.slice('photos/'.length, -'.jpg'.length), { file, alt: '' })}
        />
      ) : (
        <NewId isFree={isFree} onAdd={(id) => add(id, emptyValue(item))} />
      )}
      <input
        type="search"
        aria-label="Find an entry"
        placeholder="Find an entry"
        value={wanted}
        onChange={(event) => want(event.target.value)}
      />
      {shown.map(([id, entry]) => (
        <Entry
          key={id}
          path={[...path, id]}
          title={isPlain ? id : nameOf(id, entry)}
          isPlain={isPlain}
          isFresh={id === fresh}
          onRemove={() => change([...path, id], undefined)}
        >
          <Field schema={item} value={entry} path={[...path, id]} label={isPlain ? id : ''} />
        </Entry>
      ))}
    </fieldset>
  )
}

/** What is new is named first: the name is how pages refer to it. */
function NewId({ isFree, onAdd }: { isFree: (id: string) => boolean; onAdd: (id: string) => void }) {
  const [typed, type] = useState('')
  const id = typed.startsWith('/') ? typed : slug(typed)
  return (
    <div className="offers">
      <input
        aria-label="Name of a new entry"
        placeholder="Name of a new entry"
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      <button
        type="button"
        className="small"
        disabled={id === '' || !isFree(id)}
        onClick={() => {
          onAdd(id)
          type('')
        }}
      >
        Add
      </button>
    </div>
  )
}

function freeId(wanted: string, isFree: (id: string) => boolean): string {
  let id = wanted || 'photo'
  for (let count = 2; !isFree(id); count += 1) id = `${wanted}-${count}`
  return id
}

/** What an entry says of itself, after its id where that says something else. */
function nameOf(id: string, entry: unknown): string {
  const summary = summaryOf(entry)
  return summary.toLowerCase().split(':')[0] === id.replaceAll('-', ' ') ? summary : `${id} (${summary})`
}
