import type { State } from '../server/api.ts'
import { Dialog } from './Dialog.tsx'
import type { EditorState } from './Editor.tsx'
import { ContentForm } from './fields.tsx'
import { ProblemList, StaleTexts, Translation } from './notes.tsx'
import { Publishing, Versions } from './publishing.tsx'
import { server } from './server.ts'
import { useFile } from './use-file.ts'

/** One file: how things stand, what can be done with it, what is wrong, and its fields. */
export function FileForm({ editor }: { editor: EditorState }) {
  const { state, open, entry, trouble, choose, reread, onState, onTrouble } = editor
  const stale = trouble?.stale
  const { file, isWaiting, send, change } = useFile(open, onState, onTrouble)
  const title = entry?.title ?? open
  const unsaved = state.files.filter((one) => one.state)
  const isDirty = isWaiting || unsaved.length > 0
  const isWrong = state.problems.length > 0

  /** What was typed goes first; then how things stand is shown, and the file read anew. */
  const act = (work: () => Promise<State>, after = reread) =>
    send().then(work).then(onState).then(after).catch(onTrouble)
  const stay = () => {}
  const publish = (name: string) => act(() => server.publish(name), stay)
  const restore = (commit: string) => act(() => server.restore(open, commit))
  const leave = () => choose('practice.yaml')
  const discard = () =>
    confirm(`Take back every change to ${title} that is not saved?`) &&
    act(() => server.discard(open), entry?.state === 'new' ? leave : reread)
  const remove = () =>
    confirm(`Delete ${title}? Its page goes when you save.`) && act(() => server.remove(open), leave)
  return (
    <main className="form relative overflow-y-auto px-5 pb-24">
      <div className="bar sticky top-0 z-1 -mx-5 mb-5">
        <h1 className="grow basis-1/2 pr-3">{title}</h1>
        {entry && entry.state !== 'new' ? (
          <Dialog button="History" title="History" ask={() => server.history(open)}>
            {(all, close) => <Versions all={all} onChoose={(commit) => restore(commit).then(close)} />}
          </Dialog>
        ) : null}
        <Dialog button="Publish…" title="Publish" isDisabled={isDirty} ask={server.plan}>
          {(plan, close) => <Publishing plan={plan} onPublish={(name) => publish(name).then(close)} />}
        </Dialog>
        <p role="status" className={`grow basis-1/3 ${isWrong ? 'text-alarm' : ''}`}>
          {isWaiting ? 'Checking…' : saysOf(state, unsaved)}
        </p>
        <button disabled={!entry?.state && !isWaiting} onClick={discard}>
          Discard changes
        </button>
        <button className="main" disabled={!isDirty || isWrong} onClick={() => act(server.save, stay)}>
          Save
        </button>
      </div>
      {trouble ? (
        <p role="alert" className="note wrong">
          {trouble.message}
        </p>
      ) : null}
      {stale ? <StaleTexts stale={stale} onGoOn={() => void act(() => server.giveWay(stale.file))} /> : null}
      <ProblemList editor={editor} />
      <Translation editor={editor} onFollow={() => void act(() => server.follow(open))} />
      {file && !stale ? <ContentForm editor={editor} file={file} change={change} /> : null}
      {entry?.mayGo && !entry.state ? (
        <button className="mt-5" onClick={remove}>
          Delete this page
        </button>
      ) : null}
    </main>
  )
}

function saysOf({ problems, done }: State, unsaved: State['files']): string {
  if (problems.length > 0)
    return `${unsaved.length > 0 ? 'Not saved. ' : ''}To mend first: ${problems.length}.`
  if (unsaved.length > 0) return `Not saved yet: ${unsaved.map(({ title }) => title).join(', ')}.`
  return done ?? 'Nothing changed.'
}
