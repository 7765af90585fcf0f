import type { FieldPathId } from '@rjsf/utils'
import { useId, type ReactNode } from 'react'
import { variantName, type Schema } from '../schema.ts'
import { plainly } from '../words.ts'
import { problemsAt, type FormContext } from './form-context.ts'

type GroupProps = {
  title: string
  aside?: string
  schema: Schema
  context: FormContext
  fieldPathId: FieldPathId
  children: ReactNode
}

/** What belongs together under one title, with what is wrong with it as a whole. */
export function Group({ title, aside, schema, context, fieldPathId, children }: GroupProps) {
  return (
    <fieldset className={title && schema.title ? 'group' : 'group bare'} id={fieldPathId.$id} tabIndex={-1}>
      {title ? (
        <legend>
          {title} <span className="aside">{aside}</span>
        </legend>
      ) : null}
      {schema.description ? <p className="hint">{schema.description}</p> : null}
      <Problems messages={problemsAt(context, fieldPathId.path)} />
      {children}
    </fieldset>
  )
}

export function Problems({ messages }: { messages: string[] }) {
  return messages.map((message) => (
    <p key={message} className="problem">
      {plainly(message)}
    </p>
  ))
}

type VariantSelectProps = {
  label: string
  /** Whether only those hear the label who cannot see what it belongs to. */
  isHidden?: boolean
  variants: Schema[]
  chosen: number
  onChoose: (index: number) => void
}

/** Which of several ways something is written. */
export function VariantSelect({ label, isHidden, variants, chosen, onChoose }: VariantSelectProps) {
  const id = useId()
  return (
    <>
      {isHidden ? null : <label htmlFor={id}>{label}</label>}
      <select
        id={id}
        aria-label={isHidden ? label : undefined}
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {variants.map((variant, index) => (
          <option key={variantName(variant)} value={index}>
            {variantName(variant)}
          </option>
        ))}
      </select>
    </>
  )
}
