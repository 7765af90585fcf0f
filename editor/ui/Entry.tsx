import { useState, type MouseEvent, type ReactNode } from 'react'
import { fieldPath } from '#reading/content-error.ts'
import { isWithin } from '../differences.ts'
import { useForm, type Path, type Target } from './form-context.ts'
import { useTarget } from './use-target.ts'

type EntryProps = {
  path: Path
  title: string
  /** Plain words stand open; anything with fields of its own is folded. */
  isPlain: boolean
  isFresh: boolean
  onUp?: (() => void) | undefined
  onDown?: (() => void) | undefined
  onRemove: () => void
  children: ReactNode
}

/** One entry of a list or of a register. What is folded is not drawn, so that long files stay quick. */
export function Entry({ path, title, isPlain, isFresh, onUp, onDown, onRemove, children }: EntryProps) {
  const { target, hasProblemIn } = useForm()
  const [isOpen, open] = useState(isFresh)
  const fold = useTarget<HTMLButtonElement>(path)
  const [seen, setSeen] = useState<Target>()
  if (target !== seen) {
    setSeen(target)
    if (target && isWithin(target.field, fieldPath(path))) open(true)
  }

  const tools = (
    <span className="tools">
      {onUp ? (
        <button type="button" className="small" onClick={keepFocus(onUp)} aria-label={`Move up: ${title}`}>
          ↑
        </button>
      ) : null}
      {onDown ? (
        <button
          type="button"
          className="small"
          onClick={keepFocus(onDown)}
          aria-label={`Move down: ${title}`}
        >
          ↓
        </button>
      ) : null}
      <button type="button" className="small" onClick={onRemove} aria-label={`Remove: ${title}`}>
        Remove
      </button>
    </span>
  )
  if (isPlain) {
    return (
      <div className="entry plain">
        {children}
        {tools}
      </div>
    )
  }
  return (
    <div className="entry" data-wrong={hasProblemIn(path) || undefined}>
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
function keepFocus(move: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    move()
    requestAnimationFrame(() => currentTarget.focus())
  }
}
