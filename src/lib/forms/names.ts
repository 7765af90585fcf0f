/** Names of the fields a visitor never sees. */
export const hiddenFields = {
  /** One random id per filled form, kept over retries, so that a repeated post is stored once. */
  submissionId: 'submission_id',
  /** Which form it is, for posts without JavaScript. */
  form: 'form',
  /** The honeypot: hidden from people, irresistible to bots. A name that no browser or password manager has a value for. */
  honeypot: 'remark_line',
  startedToken: 'started_token',
  page: 'page',
} as const

/** The key, among a form's errors, of a message about the whole form. No visible field has this name. */
export const wholeForm = 'form'

/** What the relay answers to. The first two are EmailJS's own, so that its client works with either. */
export const relayPaths = {
  sendJson: '/api/v1.0/email/send',
  sendForm: '/api/v1.0/email/send-form',
  formToken: '/api/form-token',
  /** Whether the program runs, and whether it can keep a message. */
  health: '/healthz',
  ready: '/readyz',
} as const

/** A form sent sooner than this after it was first touched was filled by a program. */
export const minFillMs = 2_000
