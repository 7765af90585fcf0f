import { getDefaultRegistry } from '@rjsf/core'
import {
  ADDITIONAL_PROPERTY_FLAG,
  helpId,
  type ArrayFieldItemTemplateProps,
  type FieldProps,
  type FieldTemplateProps,
  type IconButtonProps,
  type TemplatesType,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils'
import { useEffect, useState, type ReactNode } from 'react'
import { fieldPath, type Problem } from '#reading/content-error.ts'
import { newValue, type Schema } from '../schema.ts'
import { entryName, isWithin, limitsOf, summaryOf } from '../words.ts'
import { valueAt, type FormContext, type Path } from './form-context.ts'

const defaults = getDefaultRegistry().templates

/** The library's field with how long it is, and its English on a Spanish page. */
function FieldTemplate(props: FieldTemplateProps) {
  const { id, formData, rawErrors = [], fieldPathId, registry } = props
  const { editor, file } = registry.formContext as FormContext
  const { target } = editor
  const schema = props.schema as Schema
  const place = fieldPath(fieldPathId.path)
  useEffect(() => {
    if (target?.field !== place) return
    const element = document.getElementById(id)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [target, place, id])
  useEffect(() => {
    const control = document.querySelector(`:is(input, select, textarea)[id="${CSS.escape(id)}"]`)
    control?.setAttribute('aria-invalid', String(rawErrors.length > 0))
  })

  if (schema.const !== undefined) return null
  const limits = typeof formData === 'string' && limitsOf(schema)
  const help = limits ? (
    <p id={helpId(id)} className="hint">
      {formData.length} characters ({limits})
    </p>
  ) : undefined
  // The star would be part of the field's name; the sheet draws it.
  const field = <defaults.FieldTemplate {...props} required={false} help={help} />
  const found = valueAt(file.english, fieldPathId.path)
  if (typeof found !== 'string' || found.trim() === '') return field
  return (
    <div className="beside grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-2">
      <blockquote lang="en" className="border-l-3 border-line pl-3 wrap-anywhere whitespace-pre-wrap">
        {found.trim()}
      </blockquote>
      {field}
    </div>
  )
}

type EntryProps = {
  context: FormContext
  path: Path
  title: string
  /** Plain words stand open; anything with fields of its own is folded. */
  isPlain: boolean
  tools: { sign: string; words: string; act: (() => void) | false }[]
  children: ReactNode
}

/** One entry of a list or of a register. What is folded is not drawn, so that long files stay quick. */
function Entry({ context: { editor }, path, title, isPlain, tools, children }: EntryProps) {
  const place = fieldPath(path)
  const isHere = ({ file, field }: Problem) => file === editor.open && isWithin(field, place)
  const [isUnfolded, unfold] = useState(false)
  const isOpen = isUnfolded || (editor.target !== undefined && isWithin(editor.target.field, place))
  return (
    <div
      className={isPlain ? 'plain my-2 flex items-end gap-2' : 'entry relative my-2 px-3 py-2'}
      data-wrong={editor.state.problems.some(isHere) || undefined}
    >
      {isPlain ? (
        children
      ) : (
        <details open={isOpen} onToggle={(event) => unfold(event.currentTarget.open)}>
          <summary className="truncate pr-[9.5rem]">{title}</summary>
          {isOpen ? children : null}
        </details>
      )}
      <span className={isPlain ? 'flex gap-1' : 'absolute top-[6px] right-2 flex gap-1'}>
        {tools.map(({ sign, words, act }) =>
          act ? (
            <button
              key={words}
              type="button"
              aria-label={`${words}: ${title}`}
              onClick={({ currentTarget }) => {
                act()
                // A browser forgets the focus of what is moved.
                requestAnimationFrame(() => currentTarget.focus())
              }}
            >
              {sign}
            </button>
          ) : null,
        )}
      </span>
    </div>
  )
}

function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, index, buttonsProps, registry, schema } = props
  const context = registry.formContext as FormContext
  const { fieldPathId, hasMoveUp, hasMoveDown, hasRemove } = buttonsProps
  const { path } = fieldPathId
  return (
    <Entry
      context={context}
      path={path}
      title={`${index + 1}. ${summaryOf(valueAt(context.file.data, path))}`}
      isPlain={schema.type !== 'object' && schema.type !== 'array' && !schema.oneOf}
      tools={[
        { sign: '↑', words: 'Move up', act: hasMoveUp && buttonsProps.onMoveUpItem },
        { sign: '↓', words: 'Move down', act: hasMoveDown && buttonsProps.onMoveDownItem },
        { sign: 'Remove', words: 'Remove', act: hasRemove && buttonsProps.onRemoveItem },
      ]}
    >
      {children}
    </Entry>
  )
}

/** An entry of a register has the name that pages refer to it by. */
function WrapIfAdditionalTemplate(props: WrapIfAdditionalTemplateProps) {
  const { id, label, schema, registry, classNames, children, onKeyRenameBlur, onRemoveProperty } = props
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return <div className={classNames}>{children}</div>
  const context = registry.formContext as FormContext
  const { path } = (props as FieldTemplateProps).fieldPathId
  return (
    <Entry
      context={context}
      path={path}
      title={entryName(label, valueAt(context.file.data, path))}
      isPlain={schema.type === 'string'}
      tools={[{ sign: 'Remove', words: 'Remove', act: onRemoveProperty }]}
    >
      <label className="field">
        Name that pages know it by
        <input key={label} id={`${id}-key`} defaultValue={label} onBlur={onKeyRenameBlur} />
      </label>
      <div className={classNames}>{children}</div>
    </Entry>
  )
}

/** A thing or list that need not be there is added and removed as a whole. */
export function OptionalDataControls({ schema, formData, fieldPathId, registry }: FieldProps) {
  const { change } = registry.formContext as FormContext
  const isThere = formData !== undefined && formData !== null
  const { title, nullable } = schema as Schema
  const act = isThere ? 'Remove' : 'Add'
  const next = () => (isThere ? (nullable ? null : undefined) : newValue(schema as Schema))
  return (
    <button
      type="button"
      data-add={!isThere || undefined}
      aria-label={`${act} ${title}`}
      onClick={() => change(fieldPathId.path, next())}
    >
      {act}
    </button>
  )
}

function AddButton({ id, onClick }: IconButtonProps) {
  return (
    <button type="button" id={id} onClick={onClick}>
      Add
    </button>
  )
}

export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ArrayFieldItemTemplate,
  WrapIfAdditionalTemplate,
  ButtonTemplates: { ...defaults.ButtonTemplates, AddButton },
}
