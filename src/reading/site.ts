import { bareAddress, type Language } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import { isPublished, previewsOf, readPageSources } from './addresses.ts'
import { companiesUsed } from './companies-used.ts'
import { ContentError, type Problem } from './content-error.ts'
import { listChecks, pageChecks } from './cross-checks.ts'
import { readDocuments } from './documents.ts'
import { withoutEmptySections } from './empty-sections.ts'
import { readEvidence } from './evidence.ts'
import { readFile } from './files.ts'
import { readMark } from './mark.ts'
import { readLaw } from './law.ts'
import { placeProblems } from './place-checks.ts'
import type { Lookups, Notice } from './lookups.ts'
import { missingPages } from './needed-pages.ts'
import { readPages } from './pages.ts'
import { futureProblems, phoneProblems, practiceProblems, withoutPast } from './practice-checks.ts'
import {
  readClaims,
  readFilms,
  readOutsideAmounts,
  readPairs,
  readPhotos,
  readPrices,
  type Media,
} from './registries.ts'
import { spanishAnchors } from './spanish/anchors.ts'
import { glossaryProblems } from './spanish/glossary.ts'
import { spanishPages } from './spanish/pages.ts'
import { spanishPreviews } from './spanish/previews.ts'
import { clock, explained, readWaiting, waitingPosts, without, type WaitingPost } from './waiting-posts.ts'

type InOneLanguage = ReturnType<typeof readIn>

/** What the site says: in English, and what there is of it in Spanish. */
export type Site = InOneLanguage & { spanish?: InOneLanguage }

type Reading = {
  now?: Date
  /** The editor's preview shows posts that wait, too. */
  shows?: 'today' | 'everything'
}

/** Reads all of content/ once, turns every id into its value, and fails with file and field. */
export function readSite(root: string, media: Media, reading: Reading = {}): Site {
  const english = readIn('en', root, media, reading)
  const isBilingual = readPageSources(root, [], 'es/').length > 0
  if (!isBilingual) return english
  const spanish = readIn('es', root, media, reading)
  const { treatments, pages, posts, legal } = spanish
  const both = {
    languages: ['en', 'es'] satisfies Language[] as Language[],
    spanishPages: new Set(
      [...treatments, ...pages, ...posts, ...legal].map(({ address }) => bareAddress(address)),
    ),
    spanishAnchors: spanishAnchors([...english.treatments, ...english.pages], [...treatments, ...pages]),
  }
  return { ...english, ...both, spanish: { ...spanish, ...both } }
}

function readIn(language: Language, root: string, media: Media, { now = clock(), shows = 'today' }: Reading) {
  const problems: Problem[] = []
  const content = { root, language }
  const facts = withoutPast(readFile(content, 'practice.yaml', problems))
  const practice = facts && { ...facts, mark: readMark(root, problems) }
  const { prices, withdrawnPrices } = readPrices(content, problems)
  const photos = readPhotos(content, media, problems)
  const films = readFilms(content, media, photos, problems)
  const pairs = readPairs(content, photos, problems)
  const everyPage = readPageSources(root, problems)
  const english = everyPage.filter(isPublished)
  const all =
    language === 'es' ? spanishPages(english, readPageSources(root, problems, 'es/'), problems) : english
  // What pages name must be sound first: one price missing here would make every page that shows it look wrong.
  if (!practice || problems.length > 0) throw new ContentError(problems)

  const waiting = shows === 'everything' ? [] : waitingPosts(english, practice.timeZone, now)
  const sources = all.filter(without(waiting))
  /** What pages can lead to, but for some posts. */
  const namesWithout = (posts: WaitingPost[], faults: Problem[]) => {
    const [ours, theirs] = [all.filter(without(posts)), english.filter(without(posts))]
    const previews =
      language === 'es'
        ? spanishPreviews(root, theirs, ours, photos, practice, faults)
        : previewsOf(ours, photos, practice)
    return { previews, addresses: new Set(theirs.map(({ address }) => address)) }
  }
  const { previews, addresses } = namesWithout(waiting, problems)
  const lookups: Lookups = {
    language,
    practice,
    // Each leads to the page that explains it in this language.
    prices: new Map(
      [...prices].map(([id, price]) => [
        id,
        { ...price, page: previews.get(price.page)?.address ?? price.page },
      ]),
    ),
    withdrawnPrices,
    outsideAmounts: readOutsideAmounts(content, problems),
    claims: readClaims(content, problems),
    evidence: readEvidence(content, problems),
    photos,
    films,
    pairs,
    models: new Map(),
    documents: readDocuments(root, media, problems),
    notices: new Map(),
    previews,
    addresses,
    shownPrices: new Set(),
    companies: '',
    law: readLaw(content, practice, problems),
    address: '/',
  }
  for (const [id, model] of Object.entries(readFile(content, 'models.yaml', problems, lookups) ?? {})) {
    lookups.models.set(id, { id, ...model })
  }
  for (const [id, notice] of Object.entries(readFile(content, 'notices.yaml', problems, lookups) ?? {})) {
    lookups.notices.set(id, { id, ...notice } satisfies Notice)
  }
  const mail = readFile(content, 'mail.yaml', problems)
  const integrations = readFile(content, 'integrations.yaml', problems, lookups)
  if (mail && integrations) lookups.companies = companiesUsed(integrations, mail, wordsIn(language))
  const site = {
    language,
    /** In which languages the site has pages. */
    languages: [language],
    /** The pages that Spanish has too, by the name they have in every language. */
    spanishPages: new Set<string>(),
    /** The sections of those pages: what each is called in Spanish, by its English address. */
    spanishAnchors: new Map() as ReadonlyMap<string, string>,
    practice,
    prices: [...lookups.prices.values()],
    photos,
    films,
    pairs,
    notices: lookups.notices,
    /** By the name a page has in every language. */
    previews,
    /** Pages that search engines must not show, by the same names. */
    unlisted: new Set(
      english.filter(({ source }) => Object(source.data).listed === false).map(({ address }) => address),
    ),
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
    /** Said on pages as {law:id}; the launch check asks for what is not written yet. */
    law: lookups.law,
    redirects: readFile(content, 'redirects.yaml', problems) ?? {},
    search: readFile(content, 'search.yaml', problems, lookups)!,
    ...readPages(sources, lookups, problems),
    /** Posts that visitors do not see yet. */
    waiting,
  }
  const then = (missing: WaitingPost[]) => ({
    ...lookups,
    ...namesWithout(missing, []),
    shownPrices: new Set<string>(),
  })
  const later = readWaiting(waiting, all, then, problems)
  // A page that is kept for later must be sound, too, and shows no price yet.
  const kept = language === 'en' ? everyPage.filter((one) => !isPublished(one)) : []
  readPages(kept, { ...lookups, shownPrices: new Set() }, problems)
  problems.push(
    ...pageChecks({ ...site, posts: [...site.posts, ...later] }),
    ...missingPages(
      all.map(({ source }) => source.file),
      language,
    ),
    ...all.flatMap(({ source }) => phoneProblems(practice, source)),
    ...all.flatMap(({ source }) => placeProblems(practice, lookups.law, source)),
    ...futureProblems([...site.treatments, ...site.pages, ...site.posts, ...site.legal], practice, now),
    // The lists are the same in every language, and checked once.
    ...(language === 'en'
      ? [...listChecks(site, lookups), ...practiceProblems(practice)]
      : glossaryProblems(root, problems)),
  )
  if (problems.length > 0) throw new ContentError(explained(problems, waiting))
  return {
    ...site,
    treatments: withoutEmptySections(site.treatments, site),
    pages: withoutEmptySections(site.pages, site),
  }
}
