/** What the relay answers to. The first two are EmailJS's own, so that its client works with either. */
export const relayPaths = {
  sendJson: '/api/v1.0/email/send',
  sendForm: '/api/v1.0/email/send-form',
  formToken: '/api/form-token',
  /** Whether the program runs, and whether it can keep a message. */
  health: '/healthz',
  ready: '/readyz',
} as const
