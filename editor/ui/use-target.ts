import { useEffect, useRef } from 'react'
import { fieldPath } from '#reading/content-error.ts'
import { useForm, type Path } from './form-context.ts'

/** Moves the focus to an element when somebody wants to get to its field. */
export function useTarget<Element extends HTMLElement>(path: Path) {
  const element = useRef<Element>(null)
  const { target } = useForm()
  const field = fieldPath(path)
  useEffect(() => {
    if (target?.field === field) element.current?.focus()
  }, [target, field])
  return element
}
