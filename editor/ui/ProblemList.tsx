import type { Problem } from '#reading/content-error.ts'
import type { FileEntry } from '../model.ts'
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
