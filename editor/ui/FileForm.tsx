import { useMemo } from 'react'
import { fieldPath } from '#reading/content-error.ts'
import { isWithin } from '../differences.ts'
import type { OpenFile, Option, State } from '../model.ts'
import { BodyField } from './BodyField.tsx'
import type { Conflict } from './conflict.ts'
import { Field } from './Field.tsx'
import { FormContext, type Path, type Target } from './form-context.ts'
import { FormBar } from './FormBar.tsx'
import { ProblemList } from './ProblemList.tsx'
import { server } from './talk.ts'
import { Translation } from './Translation.tsx'
import { TwoVersions } from './TwoVersions.tsx'
import { useFile } from './use-file.ts'
import { wordsAt } from './words-at.ts'

type FileFormProps = {
  name: string
  state: State
  target: Target | undefined
  trouble: string
  conflict: Conflict | undefined
  onConflict: (conflict: Conflict) => void
  onSettled: () => void
  onChoose: (file: string, field?: string) => void
  onState: (state: State) => void
  onTrouble: (error: unknown) => void
  onReread: () => void
  onGone: () => void
}

/** One file: its fields, what is wrong, and what can be done with it. */
export function FileForm(props: FileFormProps) {
  const { name, state, target, trouble, conflict, onChoose, onSettled, onTrouble, onGone } = props
  const use = useFile(name, props)
  const { change, changeBody, settle } = use
  // While two versions stand against each other, nothing is typed into either.
  const file = conflict ? undefined : use.file

  const form = useMemo(() => {
    const here = state.problems.filter((problem) => problem.file === name)
    return {
      change,
      target,
      Field,
      options: file?.options ?? {},
      putPicture: (path: string, picture: File) =>
        server.putPicture(path, picture).then(
          () => true,
          (error: unknown) => {
            onTrouble(error)
            return false
          },
        ),
      problemsAt: (path: Path) =>
        here.filter(({ field }) => field === fieldPath(path)).map(({ message }) => message),
      englishAt: (path: Path) => wordsAt(file?.english?.data, path),
      hasProblemIn: (path: Path) => here.some(({ field }) => isWithin(field, fieldPath(path))),
    }
  }, [change, target, file?.options, file?.english, name, onTrouble, state.problems])

  return (
    <FormContext value={form}>
      <main className="form">
        <FormBar {...props} use={use} />
        {trouble ? (
          <p role="alert" className="problems">
            {trouble}
          </p>
        ) : null}
        {conflict && use.file ? (
          <TwoVersions
            conflict={conflict}
            title={use.file.entry.title}
            onSettled={(kept) => {
              onSettled()
              settle(kept)
            }}
            onLetGo={() => {
              onSettled()
              onGone()
            }}
          />
        ) : null}
        <ProblemList problems={state.problems} files={state.files} open={name} onChoose={onChoose} />
        <Translation {...props} use={use} />
        {file ? <Field schema={file.schema} value={file.data} path={[]} label="" /> : null}
        {file && file.body !== null ? (
          <BodyField
            body={file.body}
            english={file.english?.body ?? undefined}
            photos={picturesFor(file)}
            onChange={changeBody}
          />
        ) : null}
      </main>
    </FormContext>
  )
}

/** A post may have pictures in its text; a legal text has none. */
function picturesFor({ schema, options }: OpenFile): Option[] | undefined {
  return schema.properties?.['pictures'] ? options['photo'] : undefined
}
