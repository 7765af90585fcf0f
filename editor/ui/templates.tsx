import type {
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  TemplatesType,
} from '@rjsf/utils'
import { useEffect, useState } from 'react'
import { fieldPath } from '#reading/content-error.ts'
import type { Schema } from '../schema.ts'
import { limitsOf } from '../words.ts'
import { ArrayFieldItemTemplate } from './Entry.tsx'
import { empty, problemsAt, valueAt, type FormContext, type Path } from './form-context.ts'
import { Group, Problems, VariantSelect } from './Group.tsx'

/** A control with its label, what the schema says of it, what is wrong with it, and its English on a Spanish page. */
function FieldTemplate({ id, label, registry, required, children, ...props }: FieldTemplateProps) {
  const context = registry.formContext as FormContext
  const schema = props.schema as Schema
  const { path } = props.fieldPathId
  const value: unknown = props.formData
  const { target, change } = context
  const field = fieldPath(path)
  useEffect(() => {
    if (target?.field === field) document.getElementById(id)?.focus()
  }, [target, field, id])

  if (schema.const !== undefined) return null
  const name = typeof path.at(-1) === 'number' ? label.replace(/-(?=\d+$)/, ' ') : label
  const isUnset = schema.nullable && (value === null || value === undefined)
  const isWhole = schema.type === 'object' || (schema.type === 'array' && !schema.uniqueItems)
  const mayGo = schema.nullable || (!required && !isSwitch(schema) && typeof path.at(-1) === 'string')
  const button = isUnset ? (
    <button
      type="button"
      className="small"
      aria-label={`Fill in: ${name}`}
      onClick={() => change(path, empty(schema))}
    >
      Fill in
    </button>
  ) : mayGo && path.length > 0 ? (
    <button
      type="button"
      className="small"
      aria-label={`Remove ${name}`}
      onClick={() => change(path, schema.nullable ? null : undefined)}
    >
      Remove
    </button>
  ) : null
  if (isWhole && !isUnset)
    return (
      <div className="whole">
        {button}
        {children}
      </div>
    )
  const found = valueAt(context.english, path)
  const english = typeof found === 'string' && found.trim() !== '' && !isUnset ? found.trim() : undefined
  const limits = typeof value === 'string' && limitsOf(schema)
  return (
    <div className="field" data-type={schema.type}>
      <div className="field-head">
        {isUnset || schema.type === 'array' ? (
          <span id={`${id}__title`}>{name}</span>
        ) : (
          <label htmlFor={id}>{name}</label>
        )}
        <span className="aside">
          {isUnset ? 'nothing yet' : limits ? `${(value as string).length} characters (${limits})` : null}
        </span>
        {button}
      </div>
      <div className={english && 'beside'}>
        {english ? (
          <div lang="en" className="english">
            <span className="aside">English</span>
            <p>{english}</p>
          </div>
        ) : null}
        {isUnset ? null : children}
      </div>
      <div id={`${id}__says`}>
        <Problems messages={problemsAt(context, path)} />
        {schema.description ? <p className="hint">{schema.description}</p> : null}
      </div>
    </div>
  )
}

/** The fields of one thing. Those it does not have are offered below. */
function ObjectFieldTemplate({
  title,
  properties,
  registry,
  fieldPathId,
  ...props
}: ObjectFieldTemplateProps) {
  const context = registry.formContext as FormContext
  const schema = props.schema as Schema
  const given = Object(props.formData) as object
  /** A switch that says nothing means its default; it stands there all the same, so that it is found. */
  const isDrawn = ({ name }: { name: string }) =>
    Object.hasOwn(given, name) || schema.required?.includes(name) || isSwitch(schema.properties![name]!)
  const missing = properties.filter((one) => !isDrawn(one))
  return (
    <Group title={title} schema={schema} context={context} fieldPathId={fieldPathId}>
      {properties.filter(isDrawn).map(({ content }) => content)}
      {missing.length > 0 ? (
        <div className="offers">
          <span>Add:</span>
          {missing.map(({ name }) => (
            <button
              key={name}
              type="button"
              className="small"
              onClick={() => context.change([...fieldPathId.path, name], empty(schema.properties![name]!))}
            >
              {schema.properties![name]!.title}
            </button>
          ))}
        </div>
      ) : null}
    </Group>
  )
}

/** Entries in an order: each can be opened, moved and taken away, and new ones added. */
function ArrayFieldTemplate({
  title,
  items,
  registry,
  fieldPathId,
  onAddClick,
  ...props
}: ArrayFieldTemplateProps) {
  const context = registry.formContext as FormContext
  const schema = props.schema as Schema
  const { path } = fieldPathId
  const [chosen, choose] = useState(0)
  const variants = schema.items!.oneOf ?? [schema.items!]
  const limits = limitsOf(schema)
  const add = () => {
    const added: Path = [...path, items.length]
    // The library makes room for an entry, so that the others stay open; what it says is ours.
    onAddClick()
    context.change(added, empty(variants[chosen]!))
    context.goTo(fieldPath(added))
  }
  return (
    <Group
      title={title || 'Entries'}
      aside={`${items.length}${limits ? ` (${limits})` : ''}`}
      schema={schema}
      context={context}
      fieldPathId={fieldPathId}
    >
      {items}
      {items.length >= (schema.maxItems ?? Infinity) ? (
        <p className="hint">No more fit here. Change one, or remove one first.</p>
      ) : (
        <div className="offers">
          {variants.length > 1 ? (
            <VariantSelect
              label={`Kind of entry to add to ${title}`}
              isHidden
              variants={variants}
              chosen={chosen}
              onChoose={choose}
            />
          ) : null}
          <button type="button" className="small" aria-label={`Add to ${title || 'the list'}`} onClick={add}>
            Add
          </button>
        </div>
      )}
    </Group>
  )
}

function isSwitch(schema: Schema): boolean {
  return schema.type === 'boolean' && schema.default !== undefined
}

export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
}
