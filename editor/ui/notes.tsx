import type { Problem } from '#reading/content-error.ts'
import type { FileEntry, Stale, State } from '../model.ts'
import { placeOf, plainly } from '../words.ts'

type ProblemListProps = {
  problems: Problem[]
  files: FileEntry[]
  open: string
  onChoose: (file: string, field: string) => void
}

/** Everything that is wrong, in this file or another, each with a way to its field. */
export function ProblemList({ problems, files, open, onChoose }: ProblemListProps) {
  if (problems.length === 0) return null
  const titleOf = (file: string) =>
    file === open ? '' : (files.find((one) => one.file === file)?.title ?? file)
  return (
    <section className="note wrong" aria-label="To mend">
      <h2>To mend before it can be saved</h2>
      <ul>
        {problems.map(({ file, field, message }) => (
          <li key={`${file} ${field} ${message}`}>
            <button type="button" className="link" onClick={() => onChoose(file, field)}>
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
      <h2>content/{stale.file} was changed elsewhere meanwhile</h2>
      <p>Nothing was written. Copy what you need of your version, then go on with the file as it is now.</p>
      <label>
        Your version
        <textarea readOnly rows={12} value={stale.mine} />
      </label>
      <label>
        The file now
        <textarea readOnly rows={12} value={stale.theirs || 'It was deleted.'} />
      </label>
      <button type="button" className="main" onClick={onGoOn}>
        Go on with the file as it is now
      </button>
    </section>
  )
}

type TranslationProps = {
  name: string
  state: State
  onChoose: (file: string) => void
  onFollow: () => void
}

/** How a page stands to the same page in the other language, and the way there. */
export function Translation({ name, state, onChoose, onFollow }: TranslationProps) {
  const english = name.replace(/^es\//, '')
  const isSpanish = english !== name
  const { behind } = state.files.find(({ file }) => file === `es/${english}`) ?? {}
  if (!behind) return null
  return (
    <section className="note" aria-label="The other language">
      {behind.length === 0 ? (
        <p>The Spanish page is in step with the English one.</p>
      ) : (
        <p>
          The Spanish page is behind, and says so to its readers. Changed in English: {behind.join(', ')}.
        </p>
      )}
      {isSpanish && behind.length > 0 ? (
        <button type="button" onClick={onFollow}>
          It says what the English says now
        </button>
      ) : null}
      <button type="button" onClick={() => onChoose(isSpanish ? english : `es/${english}`)}>
        {isSpanish ? 'Open the English page' : 'Open the Spanish page'}
      </button>
    </section>
  )
}
