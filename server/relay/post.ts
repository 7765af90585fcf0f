import type { FormName } from '#lib/forms/definitions.ts'

/** Names and texts as they came; a Map, because a name may be anything. */
export type Fields = ReadonlyMap<string, string>

/** A form as it was sent: what the visitor typed, cleaned, and what came along unseen. */
export type Submission = {
  form: FormName
  values: Record<string, string>
  page: string
  submissionId: string
  honeypot: string
  startedToken: string
}
