import { useId, useRef, useState, type FormEvent } from 'react'
import { slug } from '#lib/slug.ts'
import type { FileEntry, State } from '../model.ts'
import { server } from './talk.ts'

type NewPageFormProps = {
  group: string
  /** 'post', 'treatment'. */
  what: string
  /** Pages it may begin as a copy of. */
  models: FileEntry[]
  onMade: (made: State & { file: string }) => void
}

/** Asks for a title, and whether to begin with an empty page or a copy. */
export function NewPageForm({ group, what, models, onMade }: NewPageFormProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [title, setTitle] = useState('')
  const [from, setFrom] = useState('')
  const [trouble, setTrouble] = useState('')
  const id = useId()

  const make = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const made = await server.create({ group, title, ...(from && { from }) })
      dialog.current?.close()
      setTitle('')
      setTrouble('')
      onMade(made)
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <button type="button" className="small" onClick={() => dialog.current?.showModal()}>
        New {what}
      </button>
      <dialog ref={dialog} aria-labelledby={`${id}-heading`}>
        <form onSubmit={(event) => void make(event)}>
          <h2 id={`${id}-heading`}>New {what}</h2>
          <div className="field">
            <label htmlFor={`${id}-title`}>Title</label>
            <input
              id={`${id}-title`}
              required
              value={title}
              aria-describedby={`${id}-says`}
              onChange={(event) => setTitle(event.target.value)}
            />
            <p id={`${id}-says`} className="hint">
              {slug(title)
                ? `Its address will end in /${slug(title)}`
                : 'Its address is made from the title.'}
            </p>
          </div>
          <div className="field">
            <label htmlFor={`${id}-from`}>Begin with</label>
            <select id={`${id}-from`} value={from} onChange={(event) => setFrom(event.target.value)}>
              <option value="">an empty {what}</option>
              {models.map(({ file, title: name }) => (
                <option key={file} value={file}>
                  a copy of {name}
                </option>
              ))}
            </select>
          </div>
          {trouble ? (
            <p role="alert" className="problem">
              {trouble}
            </p>
          ) : null}
          <div className="offers">
            <button type="submit" className="save">
              Make it
            </button>
            <button type="button" className="small" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
          </div>
        </form>
      </dialog>
    </>
  )
}
