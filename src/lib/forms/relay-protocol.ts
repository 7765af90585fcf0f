export const hiddenFields = {
  /** Kept over retries, so that a repeated message is stored once. */
  submissionId: 'submission_id',
  form: 'form',
  /** The honeypot, under a name that no browser autofills. */
  honeypot: 'remark_line',
  formToken: 'started_token',
  page: 'page',
} as const

/** The key of an error about the whole form; no field has this name. */
export const formErrorKey = 'form'

/** The first two are EmailJS's, so that its client works with either. */
export const relayPaths = {
  sendJson: '/api/v1.0/email/send',
  sendForm: '/api/v1.0/email/send-form',
  formToken: '/api/form-token',
  health: '/healthz',
  ready: '/readyz',
} as const

/** A form sent sooner after its first focus was filled by a bot. */
export const minFillMs = 2_000
