import { wordsIn } from '#lib/words/words-in.ts'
import { companiesUsed } from './companies-used.ts'
import type { Problem } from './content-error.ts'
import { readFile, type Content } from './files.ts'
import type { Lookups } from './lookups.ts'

/** The files that many pages share: menus, lists and settings. Once they are read, pages may name the other companies. */
export function readLists(content: Content, lookups: Lookups, problems: Problem[]) {
  const mail = readFile(content, 'mail.yaml', problems)
  const integrations = readFile(content, 'integrations.yaml', problems, lookups)
  if (mail && integrations) lookups.companies = companiesUsed(integrations, mail, wordsIn(content.language))
  return {
    navigation: readFile(content, 'navigation.yaml', problems, lookups)!,
    services: readFile(content, 'services.yaml', problems, lookups)!,
    announcements: readFile(content, 'announcements.yaml', problems, lookups)!,
    specials: readFile(content, 'specials.yaml', problems, lookups)!,
    providers: readFile(content, 'providers.yaml', problems, lookups)!,
    downloads: readFile(content, 'downloads.yaml', problems, lookups)!,
    testimonials: readFile(content, 'testimonials.yaml', problems, lookups)!,
    injections: readFile(content, 'injections.yaml', problems, lookups)!,
    drips: readFile(content, 'drips.yaml', problems, lookups)!,
    start: readFile(content, 'start.yaml', problems, lookups)!,
    checks: readFile(content, 'checks.yaml', problems, lookups)!,
    mail: mail!,
    integrations: integrations!,
    launch: readFile(content, 'launch.yaml', problems)!,
    // Said on pages as {claim:id}; the launch check asks what stands behind them.
    claims: new Map(Object.entries(readFile(content, 'claims.yaml', []) ?? {})),
    // Said on pages as {answer:id}; the launch check lists the open ones.
    answers: new Map(Object.entries(readFile(content, 'answers.yaml', []) ?? {})),
    redirects: readFile(content, 'redirects.yaml', problems) ?? {},
    search: readFile(content, 'search.yaml', problems, lookups)!,
  }
}
