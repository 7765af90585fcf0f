import { createContext, useContext, type ComponentType } from 'react'
import type { Path } from '../differences.ts'
import type { Option, Schema } from '../model.ts'

export type { Path }

export type FieldProps = {
  schema: Schema
  value: unknown
  path: Path
  label: string
  /** Takes an optional field away. */
  onRemove?: () => void
}

/** A field somebody wants to get to; a new object each time they ask. */
export type Target = { field: string }

type Form = {
  /** undefined takes the key away. */
  change(path: Path, value: unknown): void
  /** Hands a picture to the server; false if it could not be read, which has been said then. */
  putPicture(file: string, picture: File): Promise<boolean>
  problemsAt(path: Path): string[]
  /** Whether something at or below a path is wrong. */
  hasProblemIn(path: Path): boolean
  /** What the English page says at this place, where a Spanish one is open. */
  englishAt(path: Path): string | undefined
  target: Target | undefined
  options: Record<string, Option[]>
  /** Draws any field; here because fields contain fields. */
  Field: ComponentType<FieldProps>
}

export const FormContext = createContext<Form | undefined>(undefined)

export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('a field stands outside its form')
  return form
}
