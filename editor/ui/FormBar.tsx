import type { State } from '../model.ts'
import { server } from './talk.ts'
import type { FileInUse } from './use-file.ts'

type FormBarProps = {
  name: string
  state: State
  use: Pick<FileInUse, 'isWaiting' | 'send' | 'forget' | 'renew'>
  onState: (state: State) => void
  onTrouble: (error: unknown) => void
  onReread: () => void
  onGone: () => void
}

/** How things stand, and what can be done: save everything, take back this file, delete this page. */
export function FormBar({ name, state, use, onState, onTrouble, onReread, onGone }: FormBarProps) {
  const { isWaiting, send, forget, renew } = use
  const entry = state.files.find(({ file }) => file === name)
  const unsaved = state.files.filter((one) => one.state)
  const isDirty = isWaiting || unsaved.length > 0
  const isWrong = state.problems.length > 0

  const save = async () => {
    await send()
    onState(await server.save())
    await renew()
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
        : state.isSaved
          ? 'Saved.'
          : 'Nothing changed.'
  const mayDelete = entry?.mayGo === true && entry.state === undefined
  return (
    <div className="bar">
      <h1>{entry?.title ?? name}</h1>
      <p role="status" className="status" data-wrong={isWrong || undefined}>
        {says}
      </p>
      {mayDelete ? (
        <button type="button" className="small" onClick={() => void remove().catch(onTrouble)}>
          Delete this page
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
  )
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

function titles(names: string[]): string {
  return names.length > 2 ? `${names[0]} and ${names.length - 1} more` : names.join(' and ')
}
