import { FileForm } from './FileForm.tsx'
import { FileList } from './FileList.tsx'
import { Preview } from './Preview.tsx'
import { showPane, useEditor } from './use-editor.ts'

/** In a narrow window one pane is visible, and a bar of buttons switches between them. */
const panes = { nav: 'All pages', main: 'The words', aside: 'The page' }

export function Editor() {
  const editor = useEditor()
  const { state, open, entry, loadCount } = editor
  const address = entry?.address ?? '/'
  return (
    <div className="editor grid h-dvh snap-x snap-mandatory auto-cols-[100%] grid-flow-col overflow-x-auto *:snap-start desk:auto-cols-auto desk:grid-cols-[15rem_minmax(24rem,1fr)_minmax(0,1fr)]">
      <FileList editor={editor} />
      <FileForm key={`${open} ${loadCount}`} editor={editor} />
      <Preview key={address} address={address} state={state} />
      <div className="bar fixed inset-x-0 bottom-0 justify-around border-t desk:hidden">
        {Object.entries(panes).map(([pane, words]) => (
          <button key={pane} className="min-h-11" onClick={() => showPane(pane)}>
            {words}
          </button>
        ))}
      </div>
    </div>
  )
}
