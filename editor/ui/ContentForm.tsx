import { getDefaultRegistry } from '@rjsf/core'
import {
  createSchemaUtils,
  toFieldPathId,
  type FieldProps,
  type Registry,
  type RegistryFieldsType,
  type RJSFSchema,
  type ValidatorType,
} from '@rjsf/utils'
import { useMemo } from 'react'
import { fieldPath } from '#reading/content-error.ts'
import { newValue, variantFor, variantName, type Schema } from '../schema.ts'
import { plainly } from '../words.ts'
import type { FormContext, Path } from './form-context.ts'
import { PhotoField } from './photos.tsx'
import { OptionalDataControls, templates } from './templates.tsx'
import { widgets } from './widgets.tsx'

const defaults = getDefaultRegistry()

/**
 * The library would write its own defaults into files. So each change is taken here, with its path, and applied to our
 * copy; and which of several variants a value is written as is decided before the library asks a validator.
 */
function Field(props: FieldProps) {
  const { formData, registry, required } = props
  const { path, $id } = props.fieldPathId
  const { change, editor } = registry.formContext as FormContext
  const { oneOf, ...rest } = props.schema as Schema
  const variants = oneOf?.some((one) => one.const === undefined) ? oneOf : undefined
  const schema: Schema = variants ? { ...variantFor(variants, formData), ...rest } : (props.schema as Schema)
  const item = schema.uniqueItems ? undefined : schema.items || schema.additionalProperties || undefined
  const onChange = (value: unknown, at: Path) => {
    const isCleared = value === undefined && at.length === path.length
    const cleared = schema.nullable ? null : required && schema.type === 'string' ? '' : undefined
    // A symbol takes an entry out of a register.
    change(at, isCleared ? cleared : typeof value === 'symbol' ? undefined : value)
    const before = Object(formData) as object
    const added = Object.keys(Object(value)).filter((key) => !Object.hasOwn(before, key))
    if (!item || Object.keys(Object(value)).length <= Object.keys(before).length || added.length !== 1) return
    const place = [...at, Array.isArray(value) ? Number(added[0]) : added[0]!]
    change(place, newValue(item))
    editor.choose(editor.open, fieldPath(place))
  }
  const place = fieldPath(path)
  const errors = editor.state.problems
    .filter(({ file, field }) => file === editor.open && field === place)
    .map(({ message }) => plainly(message))
  const SchemaField = defaults.fields.SchemaField!
  return (
    <>
      {variants && formData !== null && formData !== undefined ? (
        <div className="field">
          <label htmlFor={`${$id}__kind`}>Kind</label>
          <select
            id={`${$id}__kind`}
            value={variants.indexOf(variantFor(variants, formData))}
            onChange={({ target }) => change(path, asVariant(variants[Number(target.value)]!, formData))}
          >
            {variants.map((variant, index) => (
              <option key={variantName(variant)} value={index}>
                {variantName(variant)}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <SchemaField
        {...props}
        schema={schema as FieldProps['schema']}
        required={required && !schema.nullable}
        errorSchema={{ __errors: errors } as FieldProps['errorSchema']}
        onChange={onChange as FieldProps['onChange']}
      />
    </>
  )
}

/** What two kinds have in common, such as a title, is kept. */
function asVariant(variant: Schema, value: unknown): unknown {
  const fresh = newValue(variant)
  if (typeof fresh !== 'object' || fresh === null) return fresh
  const isKept = (key: string) => variant.properties?.[key] && variant.properties[key].const === undefined
  return { ...fresh, ...Object.fromEntries(Object.entries(Object(value)).filter(([key]) => isKept(key))) }
}

const fields: RegistryFieldsType = {
  SchemaField: Field as never,
  OptionalDataControlsField: OptionalDataControls,
  photo: PhotoField,
}

/** Our server checks the whole site; the library is to check nothing. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}

const globalFormOptions = {
  idPrefix: 'root',
  idSeparator: '_',
  useFallbackUiForUnsupportedType: false,
  experimental_componentUpdateStrategy: 'always',
} as const
const root = toFieldPathId('', globalFormOptions)

/**
 * The form of a file, drawn from its schema. Not by the library's Form: it keeps the data a second time and draws each
 * change twice, first with what was there before, so that the cursor jumps to the end of the text.
 */
export function ContentForm(context: FormContext) {
  const { schema, data } = context.file
  const schemaUtils = useMemo(() => createSchemaUtils(noValidator, schema as RJSFSchema), [schema])
  const registry: Registry = {
    ...defaults,
    fields: { ...defaults.fields, ...fields },
    templates: { ...defaults.templates, ...templates },
    widgets: { ...defaults.widgets, ...widgets },
    rootSchema: schema as RJSFSchema,
    formContext: context,
    schemaUtils,
    globalUiOptions: { enableOptionalDataFieldForType: ['object', 'array'] },
    globalFormOptions,
  }
  const nothing = () => {}
  return (
    <Field
      name=""
      schema={schema as RJSFSchema}
      fieldPathId={root}
      formData={data}
      registry={registry}
      onChange={nothing}
      onBlur={nothing}
      onFocus={nothing}
    />
  )
}
