import type { State } from '../server/api.ts'
import { Dialog } from './Dialog.tsx'
import type { EditorState } from './use-editor.ts'
import { ContentForm } from './fields.tsx'
import { ProblemList, StaleTexts, Translation } from './notices.tsx'
import { Publishing, Versions } from './publishing.tsx'
import { server } from './server-calls.ts'
import { useFile } from './use-file.ts'

export function FileForm({ editor }: { editor: EditorState }) {
  const { state, open, entry, error, choose, reload, onState, onError } = editor
  const stale = error?.stale
  const { file, isWaiting, send, change } = useFile(open, onState, onError)
  const title = entry?.title ?? open
  const unsaved = state.files.filter((entry) => entry.state)
  const isDirty = isWaiting || unsaved.length > 0
  const isWrong = state.problems.length > 0

  const act = (work: () => Promise<State>, after = reload) =>
    send().then(work).then(onState).then(after).catch(onError)
  const stay = () => {}
  const publish = (name: string) => act(() => server.publish(name), stay)
  const restore = (commit: string) => act(() => server.restore(open, commit))
  const leave = () => choose('practice.yaml')
  const discard = () =>
    confirm(`Discard all unsaved changes to ${title}?`) &&
    act(() => server.discard(open), entry?.state === 'new' ? leave : reload)
  const remove = () =>
    confirm(`Delete ${title}? The page is deleted when you save.`) && act(() => server.remove(open), leave)
  return (
    <main className="form relative overflow-y-auto px-5 pb-24">
      <div className="bar sticky top-0 z-1 -mx-5 mb-5">
        <h1 className="grow basis-1/2 pr-3">{title}</h1>
        {entry && entry.state !== 'new' ? (
          <Dialog button="History" title="History" load={() => server.history(open)}>
            {(all, close) => <Versions all={all} onChoose={(commit) => restore(commit).then(close)} />}
          </Dialog>
        ) : null}
        <Dialog button="Publish…" title="Publish" isDisabled={isDirty} load={server.plan}>
          {(plan, close) => <Publishing plan={plan} onPublish={(name) => publish(name).then(close)} />}
        </Dialog>
        <p role="status" className={`grow basis-1/3 ${isWrong ? 'text-alarm' : ''}`}>
          {isWaiting ? 'Checking…' : statusText(state, unsaved)}
        </p>
        <button disabled={!entry?.state && !isWaiting} onClick={discard}>
          Discard changes
        </button>
        <button className="main" disabled={!isDirty || isWrong} onClick={() => act(server.save, stay)}>
          Save
        </button>
      </div>
      {error ? (
        <p role="alert" className="note wrong">
          {error.message}
        </p>
      ) : null}
      {stale ? (
        <StaleTexts stale={stale} onGoOn={() => void act(() => server.dropStaleChange(stale.file))} />
      ) : null}
      <ProblemList editor={editor} />
      <Translation editor={editor} onFollow={() => void act(() => server.markTranslated(open))} />
      {file && !stale ? <ContentForm editor={editor} file={file} change={change} /> : null}
      {entry?.isDeletable && !entry.state ? (
        <button className="mt-5" onClick={remove}>
          Delete this page
        </button>
      ) : null}
    </main>
  )
}

function statusText({ problems, done }: State, unsaved: State['files']): string {
  if (problems.length > 0)
    return `${unsaved.length > 0 ? 'Not saved. ' : ''}Errors to correct: ${problems.length}.`
  if (unsaved.length > 0) return `Not saved yet: ${unsaved.map(({ title }) => title).join(', ')}.`
  return done ?? 'Nothing changed.'
}
