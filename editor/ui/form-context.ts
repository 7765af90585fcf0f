import type { OpenFile } from '../model.ts'
import type { EditorState } from './Editor.tsx'

export type Path = (string | number)[]

/** What every field may ask for, beside what the library hands it. */
export type FormContext = {
  editor: EditorState
  file: OpenFile
  /** undefined takes the key away. */
  change: (path: Path, value: unknown) => void
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], data)
}
