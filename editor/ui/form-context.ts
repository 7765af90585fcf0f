import { createContext, useContext } from 'react'
import type { Schema } from '../schema.ts'
import type { Api } from '../server/api.ts'
import type { EditorState } from './Editor.tsx'

export type Path = (string | number)[]
export type OpenFile = ReturnType<Api['open']>

/** A part of the file that is drawn: what it may be, where it stands and what it is. */
export type PartProps = { schema: Schema; path: Path; value: unknown; isRequired?: boolean | undefined }

/** What every field may ask for; a change to undefined takes the key away. */
export type Form = { editor: EditorState; file: OpenFile; change: (path: Path, value: unknown) => void }

export const FormContext = createContext<Form | undefined>(undefined)
export const useForm = () => useContext(FormContext)!
