import type { State } from '../model.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { Refused, server } from './talk.ts'
import type { FileInUse } from './use-file.ts'

type FormBarProps = {
  name: string
  state: State
  use: Pick<FileInUse, 'isWaiting' | 'send' | 'forget'>
  onChoose: (file: string) => void
  onState: (state: State) => void
  onTrouble: (error: unknown) => void
  onReread: () => void
  onGone: () => void
}

/** How things stand, and what can be done: save everything, take back this file, delete this page. */
export function FormBar(props: FormBarProps) {
  const { name, state, use, onChoose, onState, onTrouble, onReread, onGone } = props
  const { isWaiting, send, forget } = use
  const entry = state.files.find(({ file }) => file === name)
  const unsaved = state.files.filter((one) => one.state)
  const isDirty = isWaiting || unsaved.length > 0
  const isWrong = state.problems.length > 0

  const save = async () => {
    await send()
    try {
      onState(await server.save())
    } catch (error) {
      onTrouble(error)
      // There both versions are shown.
      if (error instanceof Refused && error.file === name) onReread()
      else if (error instanceof Refused && error.file) onChoose(error.file)
    }
  }
  const undo = async () => {
    const next = await server.undo()
    onState(next)
    if (next.files.some(({ file }) => file === name)) onReread()
    else onGone()
  }
  const discard = async () => {
    if (!confirm(`Take back every change to ${entry?.title ?? name} that is not saved?`)) return
    forget()
    onState(await server.discard(name))
    if (entry?.state === 'new') onGone()
    else onReread()
  }
  const remove = async () => {
    if (!confirm(`Delete ${entry?.title ?? name}? Its page goes when you save.`)) return
    forget()
    onState(await server.remove(name))
    onGone()
  }
  const says = isWaiting
    ? 'Checking…'
    : isWrong
      ? `${isDirty ? 'Not saved. ' : ''}${count(state.problems.length, 'thing')} to mend first.`
      : unsaved.length > 0
        ? `Not saved yet: ${titles(unsaved.map(({ title }) => title))}.`
        : doneWords[state.done ?? 'nothing']
  const mayDelete = entry?.mayGo === true && entry.state === undefined
  return (
    <div className="bar">
      <div className="bar-row">
        <h1>{entry?.title ?? name}</h1>
        {entry && entry.state !== 'new' ? (
          <HistoryDialog
            file={name}
            onRestored={(next) => {
              onState(next)
              onReread()
            }}
          />
        ) : null}
        <PublishDialog isDirty={isDirty} />
      </div>
      <div className="bar-row">
        <p role="status" className="status" data-wrong={isWrong || undefined}>
          {says}
        </p>
        {mayDelete ? (
          <button type="button" className="small" onClick={() => void remove().catch(onTrouble)}>
            Delete this page
          </button>
        ) : null}
        {state.lastSave && !isDirty ? (
          <button type="button" className="small" onClick={() => void undo().catch(onTrouble)}>
            {state.lastSave === 'done' ? 'Undo the last save' : 'Save it again after all'}
          </button>
        ) : null}
        <button
          type="button"
          className="small"
          disabled={!entry?.state && !isWaiting}
          onClick={() => void discard().catch(onTrouble)}
        >
          Discard changes
        </button>
        <button
          type="button"
          className="save"
          disabled={!isDirty || isWrong}
          onClick={() => void save().catch(onTrouble)}
        >
          Save
        </button>
      </div>
    </div>
  )
}

const doneWords = {
  nothing: 'Nothing changed.',
  saved: 'Saved.',
  undone: 'The last save is taken back.',
  redone: 'Saved again.',
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

function titles(names: string[]): string {
  return names.length > 2 ? `${names[0]} and ${names.length - 1} more` : names.join(' and ')
}
