import type { ArrayFieldItemTemplateProps } from '@rjsf/utils'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { fieldPath } from '#reading/content-error.ts'
import { isWithin, summaryOf } from '../words.ts'
import { valueAt, type FormContext, type Path } from './form-context.ts'

type EntryProps = {
  context: FormContext
  path: Path
  title: string
  /** Plain words stand open; anything with fields of its own is folded. */
  isPlain: boolean
  onUp?: ((event: MouseEvent) => void) | undefined
  onDown?: ((event: MouseEvent) => void) | undefined
  onRemove: (event: MouseEvent) => void
  children: ReactNode
}

/** One entry of a list or of a register. What is folded is not drawn, so that long files stay quick. */
export function Entry({ context, path, title, isPlain, onUp, onDown, onRemove, children }: EntryProps) {
  const { target, problems } = context
  const place = fieldPath(path)
  const [isOpen, open] = useState(false)
  const fold = useRef<HTMLButtonElement>(null)
  const [seen, setSeen] = useState<FormContext['target']>()
  if (target !== seen) {
    setSeen(target)
    if (target && isWithin(target.field, place)) open(true)
  }
  useEffect(() => {
    if (target?.field === place) fold.current?.focus()
  }, [target, place])

  const tool = (sign: string, words: string, act: ((event: MouseEvent) => void) | undefined) =>
    act ? (
      <button type="button" className="small" aria-label={`${words}: ${title}`} onClick={keepFocus(act)}>
        {sign}
      </button>
    ) : null
  const tools = (
    <span className="tools">
      {tool('↑', 'Move up', onUp)}
      {tool('↓', 'Move down', onDown)}
      {tool('Remove', 'Remove', onRemove)}
    </span>
  )
  if (isPlain)
    return (
      <div className="entry plain">
        {children}
        {tools}
      </div>
    )
  return (
    <div className="entry" data-wrong={problems.some(({ field }) => isWithin(field, place)) || undefined}>
      <div className="entry-head">
        <button
          ref={fold}
          type="button"
          className="fold"
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          {title}
        </button>
        {tools}
      </div>
      {isOpen ? <div className="entry-body">{children}</div> : null}
    </div>
  )
}

/** A browser forgets the focus of what is moved. */
function keepFocus(act: (event: MouseEvent) => void) {
  return (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    act(event)
    requestAnimationFrame(() => button.focus())
  }
}

/** An entry of a list. */
export function ArrayFieldItemTemplate({
  children,
  index,
  buttonsProps,
  registry,
  schema,
}: ArrayFieldItemTemplateProps) {
  const context = registry.formContext as FormContext
  const { path } = buttonsProps.fieldPathId
  return (
    <Entry
      context={context}
      path={path}
      title={`${index + 1}. ${summaryOf(valueAt(context.data, path))}`}
      isPlain={schema.type !== 'object' && schema.type !== 'array' && !schema.oneOf}
      onUp={buttonsProps.hasMoveUp ? buttonsProps.onMoveUpItem : undefined}
      onDown={buttonsProps.hasMoveDown ? buttonsProps.onMoveDownItem : undefined}
      onRemove={buttonsProps.onRemoveItem}
    >
      {children}
    </Entry>
  )
}
