import type { MailOrigin } from './mail/settings.ts'

/** dist/site.json: what a server must know of the build. */
export type SiteManifest = {
  origin: string
  practice: { name: string; phone: string; email: string }
  smsConsent: 'required' | 'optional'
  mail: MailOrigin
  /** Every page in exact case: '/', '/semaglutide', '/BPC-157', '/blog/peptide-therapy'. */
  pages: string[]
  /** From content/redirects.yaml; the server ignores case and trailing slashes. */
  redirects: Record<string, string>
}

export type PolicySources = Record<string, string[]>
