import type { FormErrors } from '#lib/forms/validate.ts'
import type { Submission } from './submission.ts'

/** A request that will not be served, with the words for whoever sent it and one word for the metrics. */
export class Refusal extends Error {
  readonly status: number
  readonly reason: string
  readonly headers: Record<string, string>
  /** What to draw again for a visitor without JavaScript, so that nothing typed is lost. */
  readonly draft: { submission: Submission; errors: FormErrors } | undefined

  constructor(
    [status, reason]: [status: number, reason: string],
    text: string,
    headers: Record<string, string> = {},
    draft?: Refusal['draft'],
  ) {
    super(text)
    this.status = status
    this.reason = reason
    this.headers = headers
    this.draft = draft
  }
}

/** The sender hung up; there is nobody to answer. */
export class Gone extends Error {}
