import { useId } from 'react'
import { fieldPath } from '#content-model/content-error.ts'
import { plainMessage } from '../labels.ts'
import { Control } from './controls.tsx'
import { useForm, type Form, type PartProps } from './use-file.ts'

type LabeledFieldProps = PartProps & { title: string; isBare?: boolean }

/** On a Spanish page the field stands beside its English text. */
export function LabeledField({ title, isBare, schema, path, value, isRequired }: LabeledFieldProps) {
  const { editor, file, change } = useForm()
  const hints = useId()
  const id = fieldPath(path)
  const cleared = schema.nullable ? null : isRequired && schema.type === 'string' ? '' : undefined
  const isCheckbox = schema.type === 'boolean'
  // The star has an empty alternative text, because the control itself is `required`.
  const star = isRequired && !isCheckbox ? "after:content-['_*'_/_'']" : ''
  const field = (
    <div className={isCheckbox ? 'field grid grid-cols-[auto_1fr]' : 'field'}>
      <label htmlFor={id} className={isBare ? 'sr-only' : star}>
        {title}
      </label>
      <Control
        schema={schema}
        value={value}
        onChange={(next) => change(path, next === undefined || next === '' ? cleared : next)}
        id={id}
        required={isRequired}
        aria-invalid={problemsAt(editor, id).length > 0}
        aria-describedby={hints}
      />
      <Hints id={hints} path={path} schema={schema} value={value} />
    </div>
  )
  const english = path.reduce<unknown>((found, key) => Object(found)[key], file.english)
  if (typeof english !== 'string' || english.trim() === '') return field
  return (
    <div className="beside grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-2">
      <blockquote lang="en" className="border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-wrap">
        {english.trim()}
      </blockquote>
      {field}
    </div>
  )
}

type HintsProps = Omit<PartProps, 'value'> & { id?: string; value?: unknown }

export function Hints({ id, path, schema, value }: HintsProps) {
  const { editor } = useForm()
  const { description, minLength = 0, maxLength } = schema
  return (
    <div id={id} className="hint">
      {problemsAt(editor, fieldPath(path)).map(({ message }) => (
        <p key={message} className="text-alarm">
          {plainMessage(message)}
        </p>
      ))}
      {description ? <p>{description}</p> : null}
      {maxLength && typeof value === 'string' && `${value.length} characters (${minLength} to ${maxLength})`}
    </div>
  )
}

function problemsAt({ state, open }: Form['editor'], place: string) {
  return state.problems.filter(({ file, field }) => file === open && field === place)
}
