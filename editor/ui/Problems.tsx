import { useForm, type Path } from './form-context.ts'
import { plainly } from '../words.ts'

/** What is wrong with a thing as a whole, such as a list that is too short. */
export function Problems({ path }: { path: Path }) {
  return useForm()
    .problemsAt(path)
    .map((message) => (
      <p key={message} className="problem">
        {plainly(message)}
      </p>
    ))
}
