import type { Language, SpanishPages } from '#lib/language.ts'
import type { Photo } from '#lib/model/photo.ts'
import { isPublished, previewsOf, readPageSources } from './addresses.ts'
import { ContentError, type Problem } from './content-error.ts'
import { pageChecks, priceChecks, redirectChecks } from './cross-checks.ts'
import { readDocuments } from './documents.ts'
import { withoutEmptySections } from './empty-sections.ts'
import { readFile } from './files.ts'
import { languageProblems } from './language-checks.ts'
import { readLists } from './lists.ts'
import { readMap } from './map.ts'
import { readMark } from './mark.ts'
import { placeProblems } from './place-checks.ts'
import { missingPages } from './needed-pages.ts'
import { fillNames } from './practice-words.ts'
import { readLookups } from './read-lookups.ts'
import { readPages } from './pages.ts'
import { futureProblems, phoneProblems, practiceProblems, withoutPast } from './practice-checks.ts'
import { readFilms, readPairs, readPhotos, readPrices, type Media } from './registries.ts'
import { spanishAnchors } from './spanish/anchors.ts'
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
  const english = readIn('en', root, media, reading, [])
  const isBilingual = readPageSources(root, [], 'es/').length > 0
  if (!isBilingual) return english
  const spanish = readIn('es', root, media, reading, [...english.treatments, ...english.pages])
  const both = {
    languages: ['en', 'es'] satisfies Language[] as Language[],
    spanishPages: spanish.spanishPages,
    spanishAnchors: spanish.spanishAnchors,
  }
  return { ...english, ...both, spanish: { ...spanish, ...both } }
}

function readIn(
  language: Language,
  root: string,
  media: Media,
  { now = clock(), shows = 'today' }: Reading,
  /** What a Spanish page's links name. */
  englishPages: Parameters<typeof spanishAnchors>[0],
) {
  const problems: Problem[] = []
  const content = { root, language }
  const facts = withoutPast(readFile(content, 'practice.yaml', problems))
  const practice = facts && { ...facts, mark: readMark(root, problems), map: readMap(content, problems) }
  const { prices, withdrawnPrices } = readPrices(content, problems)
  const photos = readPhotos(content, media, problems)
  const launch = readFile(content, 'launch.yaml', problems)
  setPortrait(photos, launch?.founder.portrait ?? null, problems)
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
  const named = namesWithout(waiting, problems)
  const own = language === 'es' ? sources : []
  const spanish: SpanishPages = {
    own: new Set(own.map(({ address }) => address)),
    anchors: spanishAnchors(englishPages, own, (title) => fillNames(title, practice, language)),
  }
  const documents = readDocuments(root, media, problems)
  const lookups = readLookups(
    content,
    { ...named, practice, prices, withdrawnPrices, photos, films, pairs, documents, spanish },
    problems,
  )
  const site = {
    language,
    /** In which languages the site has pages. */
    languages: [language],
    /** The pages that Spanish has too, by the name they have in every language. */
    spanishPages: spanish.own,
    /** The sections of those pages: what each is called in Spanish, by its English address. */
    spanishAnchors: spanish.anchors,
    practice,
    prices: [...lookups.prices.values()],
    photos,
    films,
    pairs,
    notices: lookups.notices,
    /** By the name a page has in every language. */
    previews: named.previews,
    /** Pages that search engines must not show, by the same names. */
    unlisted: new Set(
      english.filter(({ source }) => Object(source.data).listed === false).map(({ address }) => address),
    ),
    /** Said on pages as {law:id}; the launch check asks for what is not written yet. */
    law: lookups.law,
    ...readLists(content, lookups, problems),
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
    ...languageProblems(root, language),
    ...redirectChecks(site.redirects, language, sources),
    // The other lists are the same in every language, and checked once.
    ...(language === 'en' ? [...priceChecks(site.prices, lookups), ...practiceProblems(practice)] : []),
  )
  if (problems.length > 0) throw new ContentError(explained(problems, waiting))
  return {
    ...site,
    treatments: withoutEmptySections(site.treatments, site),
    pages: withoutEmptySections(site.pages, site),
  }
}

/** The picture that stands in for the founder on the pages becomes the portrait, once there is one. */
function setPortrait(photos: Map<string, Photo>, id: string | null, problems: Problem[]): void {
  if (id === null) return
  const portrait = photos.get(id)
  if (portrait) photos.set('founder', portrait)
  else problems.push({ file: 'launch.yaml', field: 'founder.portrait', message: `unknown photo "${id}"` })
}
