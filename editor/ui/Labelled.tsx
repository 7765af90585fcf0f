import { useId, type ReactNode, type Ref } from 'react'
import { useForm, type FieldProps } from './form-context.ts'
import { Problems } from './Problems.tsx'
import { useTarget } from './use-target.ts'

type Wiring = {
  id: string
  ref: Ref<any>
  'aria-describedby': string
  'aria-invalid': boolean | undefined
}

type LabelledProps = Pick<FieldProps, 'schema' | 'path' | 'label' | 'onRemove'> & {
  /** What is said at the end of the label, such as a count. */
  aside?: string | undefined
  /** What the English page says here, shown beside the control. */
  english?: string | undefined
  control: (wiring: Wiring) => ReactNode
}

/** A control with its label, what the schema says of it, and what is wrong with it. */
export function Labelled({ schema, path, label, onRemove, aside, english, control }: LabelledProps) {
  const id = useId()
  const ref = useTarget(path)
  const isWrong = useForm().problemsAt(path).length > 0
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {aside ? <span className="aside">{aside}</span> : null}
        {onRemove ? (
          <button type="button" className="small" onClick={onRemove} aria-label={`Remove ${label}`}>
            Remove
          </button>
        ) : null}
      </div>
      <div className={english ? 'beside' : undefined}>
        {english ? (
          <div lang="en" className="english">
            <span className="aside">English</span>
            <p>{english}</p>
          </div>
        ) : null}
        {control({ id, ref, 'aria-describedby': `${id}-says`, 'aria-invalid': isWrong || undefined })}
      </div>
      <div id={`${id}-says`}>
        <Problems path={path} />
        {schema.description ? <p className="hint">{schema.description}</p> : null}
      </div>
    </div>
  )
}
