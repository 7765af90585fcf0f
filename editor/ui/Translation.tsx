import type { State } from '../model.ts'
import { server } from './talk.ts'
import type { FileInUse } from './use-file.ts'

type TranslationProps = {
  name: string
  state: State
  use: Pick<FileInUse, 'send'>
  onChoose: (file: string) => void
  onState: (state: State) => void
  onTrouble: (error: unknown) => void
  onReread: () => void
}

/** How a page stands to the same page in the other language, and the way there. */
export function Translation({ name, state, use, onChoose, onState, onTrouble, onReread }: TranslationProps) {
  const entry = state.files.find(({ file }) => file === name)
  const isSpanish = entry?.language === 'es'
  const other = state.files.find(({ file }) => file === (isSpanish ? name.slice('es/'.length) : `es/${name}`))
  if (!entry || !other) return null
  const changed = (isSpanish ? entry.behind : other.behind) ?? []
  const mark = async () => {
    await use.send()
    onState(await server.follow(name))
    onReread()
  }
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
      {changed.length > 0 ? (
        <ul>
          {changed.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      ) : null}
      <p className="offers">
        {isSpanish && changed.length > 0 ? (
          <button type="button" className="small" onClick={() => void mark().catch(onTrouble)}>
            {state.done === 'saved' ? 'Saved: mark it as in step' : 'It says what the English says now'}
          </button>
        ) : null}
        <button type="button" className="small" onClick={() => onChoose(other.file)}>
          {isSpanish ? 'Open the English page' : 'Open the Spanish page'}
        </button>
      </p>
    </section>
  )
}
