import type { InputHTMLAttributes, ReactNode } from 'react'

type FieldProps = {
  /** Unique on the page: two forms may both have a field named message. */
  id: string
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'url' | 'textarea' | 'checkbox'
  required: boolean
  maxLength: number
  autoComplete: string
  hint?: ReactNode
  error?: string
}

/** A labelled control with its hint and its message, each linked to it. */
export function Field({ id, name, label, type, required, maxLength, autoComplete, hint, error }: FieldProps) {
  const describedBy = [hint ? `${id}-hint` : '', `${id}-error`].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    required,
    autoComplete,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
  } satisfies InputHTMLAttributes<HTMLInputElement>
  const message = (
    <p id={`${id}-error`} data-error-for={name} hidden={!error} className="text-small font-medium text-alarm">
      {error}
    </p>
  )
  if (type === 'checkbox') {
    return (
      <div className="grid gap-2">
        <div className="flex gap-3">
          <input {...control} type="checkbox" className="mt-1 size-6 shrink-0 accent-action" />
          <div className="grid gap-1">
            <label htmlFor={id} className="font-medium">
              {label}
            </label>
            {hint ? (
              <div id={`${id}-hint`} className="linked text-small text-muted">
                {hint}
              </div>
            ) : null}
          </div>
        </div>
        {message}
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      ) : null}
      {type === 'textarea' ? (
        <textarea {...(control as object)} maxLength={maxLength} rows={5} className={box} />
      ) : (
        <input {...control} type={type} maxLength={maxLength} className={`${box} min-h-12`} />
      )}
      {message}
    </div>
  )
}

const box = 'w-full rounded-field border border-edge bg-card px-4 py-3 text-body text-ink'
