import Form, { getDefaultRegistry } from '@rjsf/core'
import type { FieldProps, RegistryFieldsType, ValidatorType } from '@rjsf/utils'
import { useId } from 'react'
import { fieldPath, type Problem } from '#reading/content-error.ts'
import type { Option } from '../model.ts'
import { emptyValue, variantFor, variantName, type Schema } from '../schema.ts'
import { PhotoField } from './photos.tsx'
import { RecordField } from './RecordField.tsx'
import { templates } from './templates.tsx'
import { widgets } from './widgets.tsx'

export type Path = (string | number)[]

/** What every field may ask for, beside what the library hands it. */
export type FormContext = {
  data: unknown
  /** What the English page says, where a Spanish one is open. */
  english: unknown
  options: Record<string, Option[]>
  /** Of the open file. */
  problems: Problem[]
  /** A field somebody wants to get to; a new object each time they ask. */
  target: { field: string } | undefined
  goTo: (field: string) => void
  /** undefined takes the key away. */
  change: (path: Path, value: unknown) => void
  onTrouble: (error: unknown) => void
}

const defaults = getDefaultRegistry().fields

/** What may be written in several ways is drawn as the way it is written; every change is told with its place. */
function Field(props: FieldProps) {
  const { formData, fieldPathId, registry } = props
  const { change } = registry.formContext as FormContext
  const { oneOf, ...schema } = props.schema as Schema
  const shown = oneOf
    ? { ...variantFor(oneOf, formData), title: schema.title, nullable: schema.nullable }
    : schema
  const isFree = oneOf?.every(({ properties = {} }) =>
    Object.values(properties).every((one) => one.const === undefined),
  )
  const SchemaField = defaults.SchemaField!
  return (
    <>
      {isFree && formData !== null ? (
        <VariantChoice
          variants={oneOf!}
          value={formData}
          onChoose={(variant) => change(fieldPathId.path, emptyValue(variant, ''))}
        />
      ) : null}
      <SchemaField
        {...props}
        schema={shown as FieldProps['schema']}
        onChange={(value: unknown, path: Path) => change(path, value)}
      />
    </>
  )
}

type VariantChoiceProps = { variants: Schema[]; value: unknown; onChoose: (variant: Schema) => void }

function VariantChoice({ variants, value, onChoose }: VariantChoiceProps) {
  const id = useId()
  const now = variantFor(variants, value)
  return (
    <div className="field">
      <label htmlFor={id}>Written as</label>
      <select
        id={id}
        value={variants.indexOf(now)}
        onChange={(event) => onChoose(variants[Number(event.target.value)]!)}
      >
        {variants.map((one, index) => (
          <option key={variantName(one)} value={index}>
            {variantName(one)}
          </option>
        ))}
      </select>
    </div>
  )
}

const fields: RegistryFieldsType = {
  SchemaField: Field as never,
  // A number that is no number yet is handed on as it was typed, so that the check names it.
  NumberField: defaults.StringField!,
  record: RecordField,
  photo: PhotoField,
}

/** Our server checks the whole site; the library is to check nothing. */
const noValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}

/** The form of a file, drawn from its schema. */
export function ContentForm({ schema, context }: { schema: Schema; context: FormContext }) {
  return (
    <Form
      tagName="div"
      schema={schema as object}
      formData={context.data}
      formContext={context}
      fields={fields}
      templates={templates}
      widgets={widgets}
      validator={noValidator}
      noValidate
      experimental_componentUpdateStrategy="always"
      experimental_defaultFormStateBehavior={{ emptyObjectFields: 'skipDefaults', constAsDefaults: 'never' }}
      uiSchema={{ 'ui:submitButtonOptions': { norender: true } }}
    />
  )
}

/** What is wrong with the value at a path itself. */
export function problemsAt({ problems }: FormContext, path: Path): string[] {
  const place = fieldPath(path)
  return problems.filter(({ field }) => field === place).map(({ message }) => message)
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], data)
}
