/** Names of the fields a visitor never sees. */
export const hiddenFields = {
  /** One random id per filled form, kept over retries, so that a repeated post is stored once. */
  submissionId: 'submission_id',
  /** Which form it is, for posts without JavaScript. */
  form: 'form',
  /** The honeypot: hidden from people, irresistible to bots. A name that no browser or password manager has a value for. */
  honeypot: 'remark_line',
  /** The token fetched when the visitor first touches the form. */
  startedToken: 'started_token',
  /** The path of the page the form stands on. */
  page: 'page',
} as const

/** The key, among a form's errors, of a message about the whole form. No visible field has this name. */
export const wholeForm = 'form'
