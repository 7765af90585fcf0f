import Form, { getDefaultRegistry } from '@rjsf/core'
import type { FieldProps, RegistryFieldsType, ValidatorType } from '@rjsf/utils'
import { emptyValue, variantFor, type Schema } from '../schema.ts'
import type { FormContext, Path } from './form-context.ts'
import { VariantSelect } from './Group.tsx'
import { PhotoField } from './photos.tsx'
import { RecordField } from './RecordField.tsx'
import { templates } from './templates.tsx'
import { widgets } from './widgets.tsx'

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
        <div className="field">
          <VariantSelect
            label="Written as"
            variants={oneOf!}
            chosen={oneOf!.indexOf(variantFor(oneOf!, formData))}
            onChoose={(index) => change(fieldPathId.path, emptyValue(oneOf![index]!, ''))}
          />
        </div>
      ) : null}
      <SchemaField
        {...props}
        schema={shown as FieldProps['schema']}
        onChange={(value: unknown, path: Path) => change(path, value)}
      />
    </>
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
