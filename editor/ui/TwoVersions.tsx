import { useId, useState } from 'react'
import type { Path } from '../differences.ts'
import type { Kept } from '../model.ts'
import { fieldPath } from '#reading/content-error.ts'
import { disputedIn, settled, type Conflict, type Disputed, type Side } from './conflict.ts'
import { placeOf, wholeOf } from '../words.ts'

type TwoVersionsProps = {
  conflict: Conflict
  title: string
  onSettled: (kept: Kept) => void
  /** The other deleted the page, and so be it. */
  onLetGo: () => void
}

/** Both versions of a file, field by field; nothing is written before one of them is chosen for each. */
export function TwoVersions({ conflict, title, onSettled, onLetGo }: TwoVersionsProps) {
  const fields = disputedIn(conflict)
  const [sides, setSides] = useState(() => fields.map(({ suggested }) => suggested))
  const isGone = conflict.other.data === null
  return (
    <section className="problems" aria-label="Two versions">
      <h2>{title} was changed elsewhere meanwhile</h2>
      {isGone ? (
        <p>Another window or program deletes it. What you typed is still here.</p>
      ) : (
        <p>Nothing of it is lost: choose what to go on with, field by field.</p>
      )}
      {isGone
        ? null
        : fields.map((field, index) => (
            <DisputedField
              key={fieldPath(field.path)}
              field={field}
              side={sides[index]!}
              onChoose={(side) => setSides(sides.with(index, side))}
            />
          ))}
      <div className="offers">
        <button
          type="button"
          className="save"
          onClick={() => onSettled(settled(conflict, fields, isGone ? fields.map(() => 'mine') : sides))}
        >
          {isGone ? 'Keep mine' : 'Go on with these'}
        </button>
        {isGone ? (
          <button type="button" className="small" onClick={onLetGo}>
            Let it go
          </button>
        ) : null}
      </div>
    </section>
  )
}

type DisputedFieldProps = { field: Disputed; side: Side; onChoose: (side: Side) => void }

function DisputedField({ field, side, onChoose }: DisputedFieldProps) {
  const name = useId()
  const versions: [side: Side, says: string, value: unknown][] = [
    ['mine', 'Here', field.mine],
    ['other', 'Elsewhere', field.other],
  ]
  return (
    <fieldset className="group versions">
      <legend>{nameOf(field.path)}</legend>
      {versions.map(([one, says, value]) => (
        <label key={one}>
          <input type="radio" name={name} checked={side === one} onChange={() => onChoose(one)} />
          <span className="aside">{says}</span>
          <span className="version">{wholeOf(value, field.path)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function nameOf([part, ...path]: Path): string {
  return part === 'body' ? 'Text' : placeOf(fieldPath(path))
}
