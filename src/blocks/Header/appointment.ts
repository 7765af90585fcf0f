import type { Action } from '#lib/model/text.ts'

/** The one thing to do, on every page. */
export const appointment: Action = { text: 'Request an Appointment', href: '/contact', external: false }
