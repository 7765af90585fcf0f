import { toFieldPathId, type FieldProps } from '@rjsf/utils'
import { useState } from 'react'
import { slug } from '#lib/slug.ts'
import { fieldPath } from '#reading/content-error.ts'
import type { Schema } from '../schema.ts'
import { summaryOf } from '../words.ts'
import { empty, type FormContext } from './form-context.ts'
import { Entry } from './Entry.tsx'
import { PictureInput } from './photos.tsx'
import { Group } from './Group.tsx'

/** A register: things known by an id, such as prices and photos. What is new is named first: pages refer to it so. */
export function RecordField({ formData, fieldPathId, registry, ...props }: FieldProps) {
  const context = registry.formContext as FormContext
  const schema = props.schema as Schema
  const item = (schema.additionalProperties || { type: 'string' }) as Schema
  const given = Object(formData) as Record<string, unknown>
  const [wanted, want] = useState('')
  const [typed, type] = useState('')
  const id = typed.startsWith('/') ? typed : slug(typed)
  const isPlain = item.type === 'string'
  const SchemaField = registry.fields.SchemaField!
  const add = (name: string, entry: unknown) => {
    type('')
    want('')
    context.change([...fieldPathId.path, name], entry)
    context.goTo(fieldPath([...fieldPathId.path, name]))
  }
  const freeId = (name: string) => {
    let free = name || 'photo'
    for (let count = 2; Object.hasOwn(given, free); count += 1) free = `${name}-${count}`
    return free
  }
  return (
    <Group title={schema.title ?? ''} schema={schema} context={context} fieldPathId={fieldPathId}>
      {item.form === 'photo' ? (
        <PictureInput
          label="Add a photo"
          fileFor={(name) => `photos/${freeId(slug(name.replace(/\.\w+$/, '')))}.jpg`}
          onPut={(file) => add(file.slice('photos/'.length, -'.jpg'.length), { file, alt: '' })}
          onTrouble={context.onTrouble}
        />
      ) : (
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
            disabled={id === '' || Object.hasOwn(given, id)}
            onClick={() => add(id, empty(item))}
          >
            Add
          </button>
        </div>
      )}
      <input
        type="search"
        aria-label="Find an entry"
        placeholder="Find an entry"
        value={wanted}
        onChange={(event) => want(event.target.value)}
      />
      {Object.entries(given)
        .filter(([name, entry]) => `${name} ${summaryOf(entry)}`.toLowerCase().includes(wanted.toLowerCase()))
        .map(([name, entry]) => (
          <Entry
            key={name}
            context={context}
            path={[...fieldPathId.path, name]}
            title={isPlain ? name : nameOf(name, entry)}
            isPlain={isPlain}
            onRemove={() => context.change([...fieldPathId.path, name], undefined)}
          >
            <SchemaField
              {...props}
              name={name}
              title={isPlain ? name : ''}
              required
              schema={item as FieldProps['schema']}
              formData={entry}
              registry={registry}
              fieldPathId={toFieldPathId(name, registry.globalFormOptions, fieldPathId.path)}
            />
          </Entry>
        ))}
    </Group>
  )
}

/** What an entry says of itself, after its id where that says something else. */
function nameOf(id: string, entry: unknown): string {
  const summary = summaryOf(entry)
  return summary.toLowerCase().split(':')[0] === id.replaceAll('-', ' ') ? summary : `${id} (${summary})`
}
