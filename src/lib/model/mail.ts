import { z } from 'zod'

const id = z.string().regex(/^[\w.-]{1,80}$/, 'must be letters, digits, _ . and - only')

export const mailSchema = z.strictObject({
  origin: z
    .string()
    .refine(
      (value) => value === 'relay' || (URL.parse(value)?.origin === value && isHttpsOrLocal(value)),
      'must be relay, or an origin such as https://api.emailjs.com',
    )
    .transform((value) => (value === 'relay' ? '' : value))
    .describe('Where the forms are sent: relay is our own server'),
  serviceId: id.describe('The EmailJS service'),
  publicKey: id.describe('The EmailJS public key, which visitors can read'),
  templates: z
    .strictObject({ contact: id, newsletter: id, resume: id })
    .refine((ids) => new Set(Object.values(ids)).size === 3, 'each form needs a template of its own')
    .describe('The EmailJS template of each form'),
  blockHeadless: z.boolean().describe('Refuse automated browsers'),
  blockList: z
    .strictObject({ watchVariable: id, list: z.array(z.string().min(1)) })
    .describe('Messages with these values in one field are refused'),
  limitRate: z
    .strictObject({ throttle: z.int().min(0).max(86_400_000) })
    .describe('The least time between two messages of one form, in milliseconds'),
  alerts: z.enum(['page', 'dialog']).describe("Whether the browser's own dialog also shows the result"),
})

/** An empty origin is our own relay. */
export type MailSettings = z.output<typeof mailSchema>

/** http is allowed for local tests. */
export function isHttpsOrLocal(value: string): boolean {
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname))
}
