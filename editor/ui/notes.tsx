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
  const titleOf = (file: string) => files.find((one) => one.file === file)?.title ?? file
  return (
    <section className="problems" aria-label="To mend">
      <h2>To mend before it can be saved</h2>
      <ul>
        {problems.map(({ file, field, message }) => (
          <li key={`${file} ${field} ${message}`}>
            <button type="button" className="link" onClick={() => onChoose(file, field)}>
              {[file === open ? '' : titleOf(file), placeOf(field)].filter(Boolean).join(': ') || 'This file'}
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
    <section className="problems" aria-label="Two versions">
      <h2>content/{stale.file} was changed elsewhere meanwhile</h2>
      <p>Nothing was written. Copy what you need of your version, then go on with the file as it is now.</p>
      <div className="versions">
        <label>
          Your version
          <textarea readOnly value={stale.mine} />
        </label>
        <label>
          The file now
          <textarea readOnly value={stale.theirs || 'It was deleted.'} />
        </label>
      </div>
      <button type="button" className="save" onClick={onGoOn}>
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
  const isSpanish = name.startsWith('es/')
  const spanish = state.files.find(({ file }) => file === (isSpanish ? name : `es/${name}`))
  if (!spanish) return null
  const changed = spanish.behind ?? []
  return (
    <section
      className="translation"
      aria-label="The other language"
      data-behind={changed.length > 0 || undefined}
    >
      <p>
        {changed.length === 0
          ? 'The Spanish page is in step with the English one.'
          : 'The Spanish page is behind: its English has changed. Until it is marked, the page says so to its readers.'}
      </p>
      <ul>
        {changed.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="offers">
        {isSpanish && changed.length > 0 ? (
          <button type="button" className="small" onClick={onFollow}>
            It says what the English says now
          </button>
        ) : null}
        <button
          type="button"
          className="small"
          onClick={() => onChoose(isSpanish ? name.slice('es/'.length) : spanish.file)}
        >
          {isSpanish ? 'Open the English page' : 'Open the Spanish page'}
        </button>
      </p>
    </section>
  )
}
