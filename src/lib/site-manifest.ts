import type { MailOrigin } from './mail/settings.ts'

/** What the build tells whoever serves the site, in dist/site.json. */
export type SiteManifest = {
  /** The public origin, without a trailing slash. */
  origin: string
  practice: { name: string; phone: string; email: string }
  /** Whether the SMS consent box must be ticked for the contact form to be accepted. */
  smsConsent: 'required' | 'optional'
  mail: MailOrigin
  /** Every true address, exact case: '/', '/semaglutide', '/BPC-157', '/blog/peptide-therapy' ... */
  pages: string[]
  /** Old address -> true address, exactly as content/redirects.yaml says. Case and trailing slashes are the server's business. */
  redirects: Record<string, string>
}

/** Sources by directive: { 'script-src': ['https://a.example'] }. */
export type PolicySources = Record<string, string[]>
