import type { Stale } from '../server/draft.ts'
import { fieldLabel, plainMessage } from '../labels.ts'
import type { EditorState } from './use-editor.ts'

export function ProblemList({ editor: { state, open, choose } }: { editor: EditorState }) {
  if (state.problems.length === 0) return null
  const titleOf = (file: string) =>
    file === open ? '' : (state.files.find((entry) => entry.file === file)?.title ?? file)
  return (
    <section className="note wrong" aria-label="Errors">
      <h2>Please correct this before you save</h2>
      <ul className="list-disc pl-5">
        {state.problems.map(({ file, field, message }) => (
          <li key={`${file} ${field} ${message}`}>
            <button className="link" onClick={() => choose(file, field)}>
              {[titleOf(file), fieldLabel(field)].filter(Boolean).join(': ') || 'This file'}
            </button>{' '}
            {plainMessage(message)}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function StaleTexts({ stale, onGoOn }: { stale: Stale; onGoOn: () => void }) {
  return (
    <section className="note wrong" aria-label="Two versions">
      <p>Copy what you need of your version, then go on with the file as it is now.</p>
      <label>
        Your version
        <textarea readOnly rows={12} value={stale.mine} />
      </label>
      <label>
        The file now
        <textarea readOnly rows={12} value={stale.theirs || 'It was deleted.'} />
      </label>
      <button className="main" onClick={onGoOn}>
        Go on with the file as it is now
      </button>
    </section>
  )
}

type TranslationProps = { editor: EditorState; onFollow: () => void }

export function Translation({ editor: { state, open, choose }, onFollow }: TranslationProps) {
  const english = open.replace(/^es\//, '')
  const isSpanish = english !== open
  const { outdated } = state.files.find(({ file }) => file === `es/${english}`) ?? {}
  if (!outdated) return null
  const isOutdated = outdated.length > 0
  return (
    <section className="note [&_button]:mt-2" aria-label="The other language">
      <p>
        {isOutdated
          ? `The Spanish page is out of date, and tells its readers so. Changed in English: ${outdated.join(', ')}.`
          : 'The Spanish page is up to date with the English one.'}
      </p>
      {isSpanish && isOutdated ? <button onClick={onFollow}>The Spanish is up to date now</button> : null}
      <button onClick={() => choose(isSpanish ? english : `es/${english}`)}>
        {isSpanish ? 'Open the English page' : 'Open the Spanish page'}
      </button>
    </section>
  )
}
