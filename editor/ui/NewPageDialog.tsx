import { useState } from 'react'
import { slug } from '#lib/slug.ts'
import type { FileEntry, State } from '../model.ts'
import { Dialog } from './Dialog.tsx'
import { server } from './server.ts'

type NewPageDialogProps = {
  group: string
  /** 'post', 'treatment'. */
  what: string
  /** Pages it may begin as a copy of. */
  models: FileEntry[]
  onMade: (made: State & { file: string }) => void
}

/** Asks for a title, and whether to begin with an empty page or a copy. */
export function NewPageDialog({ group, what, models, onMade }: NewPageDialogProps) {
  const [title, setTitle] = useState('')
  const [from, setFrom] = useState('')
  const make = async () => {
    onMade(await server.create({ group, title, ...(from && { from }) }))
    setTitle('')
  }
  return (
    <Dialog button={{ children: `New ${what}` }} title={`New ${what}`}>
      {({ close, attempt }) => (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            attempt(() => make().then(close))
          }}
        >
          <label className="field">
            Title
            <input required value={title} onChange={(event) => setTitle(event.target.value)} />
          </label>
          <p className="hint">
            {slug(title) ? `Its address will end in /${slug(title)}` : 'Its address is made from the title.'}
          </p>
          <label className="field">
            Begin with
            <select value={from} onChange={(event) => setFrom(event.target.value)}>
              <option value="">an empty {what}</option>
              {models.map(({ file, title: name }) => (
                <option key={file} value={file}>
                  a copy of {name}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="main">
            Make it
          </button>
        </form>
      )}
    </Dialog>
  )
}
