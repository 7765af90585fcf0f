import { readEvidence } from './evidence.ts'
import { readFile, type Content } from './files.ts'
import { readLaw } from './law.ts'
import type { Lookups, Notice } from './lookups.ts'
import type { Problem } from './content-error.ts'
import { readAnswers, readClaims, readOutsideAmounts } from './registries.ts'

/** What must be sound before anything else can be read: the practice, and what has a register of its own. */
type Known = Pick<
  Lookups,
  | 'practice'
  | 'prices'
  | 'withdrawnPrices'
  | 'photos'
  | 'films'
  | 'pairs'
  | 'documents'
  | 'previews'
  | 'addresses'
  | 'spanish'
>

/** Everything that a page or a list may name, by its id. */
export function readLookups(content: Content, known: Known, problems: Problem[]): Lookups {
  const { previews } = known
  const lookups: Lookups = {
    language: content.language,
    ...known,
    // Each leads to the page that explains it in this language.
    prices: new Map(
      [...known.prices].map(([id, price]) => [
        id,
        { ...price, page: previews.get(price.page)?.address ?? price.page },
      ]),
    ),
    outsideAmounts: readOutsideAmounts(content, problems),
    claims: readClaims(content, problems),
    answers: readAnswers(content, problems),
    evidence: readEvidence(content, problems),
    models: new Map(),
    notices: new Map(),
    shownPrices: new Set(),
    companies: '',
    law: readLaw(content, known.practice, problems),
    address: '/',
  }
  for (const [id, model] of Object.entries(readFile(content, 'models.yaml', problems, lookups) ?? {})) {
    lookups.models.set(id, { id, ...model })
  }
  for (const [id, notice] of Object.entries(readFile(content, 'notices.yaml', problems, lookups) ?? {})) {
    // A law that nobody has written yet, or a statement that is switched off, is no notice.
    if (notice.text && (id !== 'discounts' || known.practice.discountStatement))
      lookups.notices.set(id, { id, ...notice } satisfies Notice)
  }
  return lookups
}
