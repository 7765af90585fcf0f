import type { Stale } from '../server/draft.ts'
import { placeOf, plainly } from '../words.ts'
import type { EditorState } from './Editor.tsx'

/** Everything that is wrong, in this file or another, each with a way to its field. */
export function ProblemList({ editor: { state, open, choose } }: { editor: EditorState }) {
  if (state.problems.length === 0) return null
  const titleOf = (file: string) =>
    file === open ? '' : (state.files.find((one) => one.file === file)?.title ?? file)
  return (
    <section className="note wrong" aria-label="To mend">
      <h2>To mend before it can be saved</h2>
      <ul className="list-disc pl-5">
        {state.problems.map(({ file, field, message }) => (
          <li key={`${file} ${field} ${message}`}>
            <button className="link" onClick={() => choose(file, field)}>
              {[titleOf(file), placeOf(field)].filter(Boolean).join(': ') || 'This file'}
            </button>{' '}
            {plainly(message)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was typed here and what the file says by now; the first is only here, to be copied from. */
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

/** How a page stands to the same page in the other language, and the way there. */
export function Translation({ editor: { state, open, choose }, onFollow }: TranslationProps) {
  const english = open.replace(/^es\//, '')
  const isSpanish = english !== open
  const { behind } = state.files.find(({ file }) => file === `es/${english}`) ?? {}
  if (!behind) return null
  const isBehind = behind.length > 0
  return (
    <section className="note [&_button]:mt-2" aria-label="The other language">
      <p>
        {isBehind
          ? `The Spanish page is behind, and says so to its readers. Changed in English: ${behind.join(', ')}.`
          : 'The Spanish page is in step with the English one.'}
      </p>
      {isSpanish && isBehind ? <button onClick={onFollow}>It says what the English says now</button> : null}
      <button onClick={() => choose(isSpanish ? english : `es/${english}`)}>
        {isSpanish ? 'Open the English page' : 'Open the Spanish page'}
      </button>
    </section>
  )
}
