import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dayIn } from '#lib/dates.ts'
import type { Language, SpanishPages } from '#lib/language.ts'
import type { Photo } from '#lib/model/photo.ts'
import { wordsIn } from '#lib/words/words.ts'
import { isPublished, previewsOf, readPageSources } from './addresses.ts'
import { companiesUsed } from './companies-used.ts'
import { ContentError, type Problem } from './content-error.ts'
import { futureProblems, pageChecks, phoneRule, practiceProblems } from './cross-checks.ts'
import { missingPages, priceChecks, redirectChecks } from './cross-checks.ts'
import { withoutEmptySections } from './empty-sections.ts'
import { parseFile, readFile, readLists } from './files.ts'
import { languageProblems } from './language-checks.ts'
import { placeProblems } from './law.ts'
import { readMark } from './mark.ts'
import { readPages } from './pages.ts'
import { fillNames } from './practice-words.ts'
import { type Media, plainMedia, readLookups, readPhotos, readPrices } from './registers.ts'
import type { Reading } from './resolve.ts'
import { namedInSpanish, spanishAnchors } from './spanish/links.ts'
import { spanishPages } from './spanish/pages.ts'
import { textProblems } from './texts.ts'
import { clock, explained, missingFor, waitingPosts, without, type WaitingPost } from './waiting-posts.ts'

type InOneLanguage = ReturnType<typeof readIn>

export type Site = InOneLanguage & { spanish?: InOneLanguage }

type Options = {
  /** The build's pictures and films. */
  media?: Media
  now?: Date
  /** The editor's preview shows posts that wait, too. */
  shows?: 'today' | 'everything'
}

/** Reads all of content/ once, turns every id into its value, and fails with file and field. */
export function readSite(root: string, options: Options = {}): Site {
  const english = readIn('en', root, options, [])
  const isBilingual = readPageSources(root, [], 'es/').length > 0
  if (!isBilingual) return english
  const spanish = readIn('es', root, options, [...english.treatments, ...english.pages])
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
  { media = plainMedia, now = clock(), shows = 'today' }: Options,
  /** What a Spanish page's links name. */
  englishPages: Parameters<typeof spanishAnchors>[0],
) {
  const problems: Problem[] = []
  const reading: Reading = { root, language, problems, shownPrices: new Set() }
  const practice = readPractice(reading)
  const { price, withdrawnPrices } = readPrices(reading)
  const launch = parseFile(reading, 'launch.yaml')
  const photo = withPortrait(readPhotos(reading, media), launch?.founder.portrait ?? null, problems)
  const everyPage = readPageSources(root, problems)
  const english = everyPage.filter(isPublished)
  const all =
    language === 'es' ? spanishPages(english, readPageSources(root, problems, 'es/'), problems) : english
  if (!practice || !launch || problems.length > 0) throw new ContentError(problems)

  const waiting = shows === 'everything' ? [] : waitingPosts(english, practice.timeZone, now)
  const sources = all.filter(without(waiting))
  /** What pages can lead to, but for some posts. */
  const namesWithout = (posts: WaitingPost[], faults: Problem[]) => {
    const [ours, theirs] = [all.filter(without(posts)), english.filter(without(posts))]
    const named = language === 'es' ? [...namedInSpanish(root, theirs, faults), ...ours] : ours
    const page = previewsOf(named, photo, practice, language)
    return { page, addresses: new Set(theirs.map(({ address }) => address)) }
  }
  const named = namesWithout(waiting, problems)
  const own = language === 'es' ? sources : []
  const spanish: SpanishPages = {
    own: own.map(({ address }) => address),
    anchors: spanishAnchors(englishPages, own, (title) => fillNames(title, practice, language)),
  }
  const known = { language, practice, photo, price, withdrawnPrices, spanish, ...named }
  const { lookups: read, claims, answers } = readLookups(reading, media, known)
  const mail = parseFile(reading, 'mail.yaml')
  const integrations = readFile(reading, 'integrations.yaml', read)
  // What pages name must be sound first: one film missing here would make every page that shows it look wrong.
  if (!mail || !integrations || problems.length > 0) throw new ContentError(explained(problems, waiting))

  const lookups = { ...read, companies: companiesUsed(integrations, mail, wordsIn(language)) }
  const { registers } = lookups
  const site = {
    language,
    languages: [language],
    /** The pages that Spanish has too, by the name they have in every language. */
    spanishPages: new Set(spanish.own),
    /** The sections of those pages: what each is called in Spanish, by its English address. */
    spanishAnchors: spanish.anchors,
    practice,
    prices: [...registers.price.values()],
    photos: registers.photo,
    pairs: registers['before/after pair'],
    notices: registers.notice,
    /** By the name a page has in every language. */
    previews: registers.page,
    /** Pages that search engines must not show, by the same names. */
    unlisted: new Set(
      english.filter(({ source }) => Object(source.data).listed === false).map(({ address }) => address),
    ),
    /** What pages say as {law:id}, {claim:id} and {answer:id}; the launch check asks for what is open. */
    law: registers.law,
    claims,
    answers,
    mail,
    integrations,
    launch,
    ...readLists(reading, lookups),
    ...readPages(sources, lookups, reading),
    waiting,
  }
  // What nobody sees yet must be sound, too, and lead to nothing that will not be there on its day; it shows no price.
  const unseen = { ...reading, shownPrices: new Set<string>() }
  const later = waiting.flatMap((post) => {
    const { page, addresses } = namesWithout(missingFor(post, waiting), [])
    const then = { ...lookups, addresses, registers: { ...registers, page } }
    return readPages(
      all.filter(({ address }) => address === post.address),
      then,
      unseen,
    ).posts
  })
  readPages(language === 'en' ? everyPage.filter((one) => !isPublished(one)) : [], lookups, unseen)
  const isRead = problems.length === 0
  problems.push(
    ...pageChecks({ ...site, posts: [...site.posts, ...later] }),
    ...missingPages(all, language),
    ...all.flatMap(({ source }) => [
      ...textProblems(source, phoneRule(practice)),
      ...placeProblems(practice, registers.law, source),
    ]),
    ...futureProblems([...site.treatments, ...site.pages, ...site.posts, ...site.legal], practice, now),
    ...languageProblems(root, language),
    ...redirectChecks(site.redirects ?? {}, language, sources),
    // The other lists are the same in every language, and checked once.
    ...(language === 'en'
      ? [
          // A page that could not be read may show any price.
          ...priceChecks(site.prices, lookups.addresses, isRead ? reading.shownPrices : undefined),
          ...practiceProblems(practice),
        ]
      : []),
  )
  if (problems.length > 0) throw new ContentError(explained(problems, waiting))
  return {
    ...site,
    treatments: withoutEmptySections(site.treatments, site),
    pages: withoutEmptySections(site.pages, site),
  }
}

function readPractice(reading: Reading) {
  const facts = parseFile(reading, 'practice.yaml')
  const mark = readMark(reading.root, reading.problems)
  const map = existsSync(join(reading.root, 'map.yaml')) ? parseFile(reading, 'map.yaml') : undefined
  if (!facts) return undefined
  const today = dayIn(facts.timeZone, new Date())
  // Special hours whose last day is over need no line any more.
  const specialHours = facts.specialHours.filter(({ until }) => until >= today)
  return { ...facts, specialHours, mark, map }
}

/** The picture that stands in for the founder on the pages becomes the portrait, once there is one. */
function withPortrait(photos: Map<string, Photo>, id: string | null, problems: Problem[]) {
  const portrait = photos.get(id ?? 'founder')
  if (id !== null && !portrait)
    problems.push({ file: 'launch.yaml', field: 'founder.portrait', message: `unknown photo "${id}"` })
  return portrait ? new Map([...photos, ['founder', portrait]]) : photos
}
