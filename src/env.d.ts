import type { FormName } from '#lib/forms/definitions.ts'
import type { RefusedForm } from '#lib/forms/validate.ts'
import type { Language } from '#lib/language.ts'
import type { Found } from '#lib/search/result-messages.ts'
import type { Find } from '#lib/search/find.ts'

declare global {
  /** TypeScript's DOM library does not have it yet. */
  interface TrustedTypeRules {
    createHTML?(text: string): string
    createScriptURL?(url: string): string
  }
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: TrustedTypeRules): TrustedTypeRules }
  }
  namespace App {
    /** What server/on-demand.ts passes to src/pages/on-demand. */
    interface Locals {
      /** The build being served, with the search of each language once it was needed. */
      release?: { folder: string; finders?: Partial<Record<Language, Find>> }
      status?: number
      /** What was searched for. */
      query?: string
      /** The refused form with its values and errors. */
      refused?: { form: FormName; sent: RefusedForm }
      /** Set by the page itself. */
      found?: Found
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** client/interaction.ts */
    'client:interaction'?: boolean | { atHash: boolean }
  }
}
