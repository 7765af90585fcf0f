import type { FormName } from '#lib/forms/definitions.ts'
import type { SentForm } from '#lib/forms/validate.ts'
import type { Found } from '#lib/search/answer.ts'

declare global {
  namespace App {
    /** Given by our server to a page that is drawn on demand. */
    interface Locals {
      /** The build that is being served. */
      release?: { folder: string }
      status?: number
      /** The form that was refused, with what was typed and what is wrong. */
      refused?: { form: FormName; sent: SentForm }
      /** What the page itself found for the words in its address. */
      found?: Found
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** client/interaction.ts */
    'client:interaction'?: boolean
  }
}
