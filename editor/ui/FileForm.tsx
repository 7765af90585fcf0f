import { useMemo, useState } from 'react'
import { ContentForm } from './ContentForm.tsx'
import type { Stale, State } from '../model.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { ProblemList, StaleTexts, Translation } from './notes.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { Refused, server } from './server.ts'
import { useFile } from './use-file.ts'

type FileFormProps = {
  name: string
  state: State
  target: { field: string } | undefined
  trouble: string
  onChoose: (file: string, field?: string) => void
  onState: (state: State) => void
  onTrouble: (error: unknown) => void
  onReread: () => void
  onGone: () => void
}

/** One file: how things stand, what can be done with it, what is wrong, and its fields. */
export function FileForm(props: FileFormProps) {
  const { name, state, target, trouble, onChoose, onState, onTrouble, onReread, onGone } = props
  const [stale, setStale] = useState<Stale & { isOfSave?: boolean }>()
  const { file, isWaiting, send, forget, change } = useFile(name, { onState, onTrouble, onStale: setStale })
  const entry = state.files.find((one) => one.file === name)
  const unsaved = state.files.filter((one) => one.state)
  const isDirty = isWaiting || unsaved.length > 0
  const isWrong = state.problems.length > 0

  const context = useMemo(
    () => ({
      data: file?.data,
      english: file?.english,
      options: file?.options ?? {},
      problems: state.problems.filter((problem) => problem.file === name),
      target,
      goTo: (field: string) => onChoose(name, field),
      change,
      onTrouble,
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [file, state.problems, target, name, change, onTrouble],
  )
  const attempt = (work: () => Promise<void>) => () => void work().catch(onTrouble)
  const save = attempt(async () => {
    await send()
    onState(
      await server.save().catch((error: unknown) => {
        if (error instanceof Refused && error.stale) setStale({ ...error.stale, isOfSave: true })
        throw error
      }),
    )
  })
  const discard = attempt(async () => {
    if (!confirm(`Take back every change to ${entry?.title ?? name} that is not saved?`)) return
    forget()
    onState(await server.discard(name))
    if (entry?.state === 'new') onGone()
    else onReread()
  })
  const remove = attempt(async () => {
    if (!confirm(`Delete ${entry?.title ?? name}? Its page goes when you save.`)) return
    forget()
    onState(await server.remove(name))
    onGone()
  })
  const goOn = attempt(async () => {
    forget()
    // What another window has not saved stays; only what stands against the file itself goes.
    if (stale?.isOfSave) onState(await server.discard(stale.file))
    onReread()
  })
  const reread = (next: State) => {
    onState(next)
    onReread()
  }
  const follow = attempt(async () => {
    await send()
    reread(await server.follow(name))
  })
  return (
    <main className="form">
      <div className="bar">
        <div className="bar-row">
          <h1>{entry?.title ?? name}</h1>
          {entry && entry.state !== 'new' ? <HistoryDialog file={name} onRestored={reread} /> : null}
          <PublishDialog isDirty={isDirty} />
        </div>
        <div className="bar-row">
          <p role="status" className="status" data-wrong={isWrong || undefined}>
            {isWaiting
              ? 'Checking…'
              : saysOf(
                  state,
                  unsaved.map(({ title }) => title),
                )}
          </p>
          {entry?.mayGo && !entry.state ? (
            <button type="button" className="small" onClick={remove}>
              Delete this page
            </button>
          ) : null}
          <button type="button" className="small" disabled={!entry?.state && !isWaiting} onClick={discard}>
            Discard changes
          </button>
          <button type="button" className="save" disabled={!isDirty || isWrong} onClick={save}>
            Save
          </button>
        </div>
      </div>
      {trouble ? (
        <p role="alert" className="problems">
          {trouble}
        </p>
      ) : null}
      {stale ? <StaleTexts stale={stale} onGoOn={goOn} /> : null}
      <ProblemList problems={state.problems} files={state.files} open={name} onChoose={onChoose} />
      <Translation name={name} state={state} onChoose={onChoose} onFollow={follow} />
      {file && !stale ? <ContentForm schema={file.schema} context={context} /> : null}
    </main>
  )
}

function saysOf({ problems, isSaved }: State, unsaved: string[]): string {
  const [first] = unsaved
  if (problems.length > 0)
    return `${first ? 'Not saved. ' : ''}${problems.length} ${problems.length === 1 ? 'thing' : 'things'} to mend first.`
  if (first)
    return `Not saved yet: ${unsaved.length > 2 ? `${first} and ${unsaved.length - 1} more` : unsaved.join(' and ')}.`
  return isSaved ? 'Saved.' : 'Nothing changed.'
}
