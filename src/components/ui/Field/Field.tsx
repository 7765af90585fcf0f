import type { ReactNode } from 'react'

type FieldProps = {
  /** Unique on the page, unlike the name. */
  id: string
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'url' | 'textarea' | 'checkbox'
  required: boolean
  count?: string
  autoComplete: string
  hint?: ReactNode
  /** The initial value. */
  text?: string
  /** Takes the focus when the page opens. */
  focused?: boolean
  readOnly?: boolean
  error?: string
}

export function Field(props: FieldProps) {
  const { id, name, label, type, required, autoComplete, hint, count, text, focused, readOnly, error } = props
  const hintId = hint ? `${id}-hint` : ''
  const errorId = `${id}-error`
  const control = {
    id,
    name,
    required,
    autoComplete: type === 'checkbox' ? undefined : autoComplete,
    'aria-describedby': `${hintId} ${errorId}`.trim(),
    'aria-invalid': error ? true : undefined,
    autoFocus: focused || undefined,
  }
  const written = { ...control, readOnly }
  const labelled = (
    <label htmlFor={id} className="font-medium">
      {label}
    </label>
  )
  const hinted = hint ? (
    <div id={hintId} className="inline-links text-small text-muted">
      {hint}
    </div>
  ) : null
  return (
    <div className="grid content-start gap-1 phone:gap-2">
      {type === 'checkbox' ? (
        <div className="flex gap-3">
          <input
            {...control}
            type="checkbox"
            defaultChecked={Boolean(text)}
            className="mt-1 size-6 shrink-0 accent-action"
          />
          <div className="grid gap-1">
            {labelled}
            {hinted}
          </div>
        </div>
      ) : (
        <>
          {labelled}
          {hinted}
          {type === 'textarea' ? (
            <textarea {...written} defaultValue={text} rows={5} className="field-box" />
          ) : (
            <input {...written} type={type} defaultValue={text} className="field-box" />
          )}
        </>
      )}
      {count ? <p className="numerals text-small text-muted">{count}</p> : null}
      <p id={errorId} hidden={!error} className="field-error">
        {error}
      </p>
    </div>
  )
}
