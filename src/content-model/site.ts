import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dayIn } from '#lib/dates.ts'
import type { Language, SpanishPages } from '#lib/language.ts'
import type { Photo } from '#lib/model/photo.ts'
import { wordsIn } from '#lib/words/words.ts'
import { isPublished, createSummaries, readPageSources } from './addresses.ts'
import { companiesText } from './companies-used.ts'
import { ContentError, type Problem } from './content-error.ts'
import { crossFileProblems } from './cross-file-problems.ts'
import { currentTime } from './current-time.ts'
import { withoutEmptySections } from './empty-sections.ts'
import { parseFile, readFile, readLists } from './files.ts'
import { languageProblems } from './language-problems.ts'
import { readLogo } from './logo.ts'
import { type Lookups, unknownId } from './lookups.ts'
import { type Pages, readPages } from './pages.ts'
import { fillNames } from './practice-tokens.ts'
import { type MediaSource, plainMedia, readLookups, readPhotos, readPrices } from './read-lookups.ts'
import type { ReadState } from './resolve.ts'
import { spanishAnchors, spanishPages, withSpanishNames } from './spanish/pages.ts'
import {
  explainMissingPosts,
  unpublishedOnDayOf,
  findUnpublishedPosts,
  isNotAmong,
  type UnpublishedPost,
} from './unpublished-posts.ts'

type InOneLanguage = ReturnType<typeof readInLanguage>

export type Site = InOneLanguage & { spanish?: InOneLanguage }

/** For the anchors of links to Spanish pages. */
type EnglishPages = Parameters<typeof spanishAnchors>[0]

type Options = {
  media?: MediaSource
  now?: Date
  /** The editor's preview shows drafts and scheduled posts too. */
  shows?: 'today' | 'everything'
}

export function readSite(root: string, options: Options = {}): Site {
  const english = readInLanguage('en', root, options, [])
  const isBilingual = readPageSources(root, [], 'es/').length > 0
  if (!isBilingual) return english
  const spanish = readInLanguage('es', root, options, [...english.treatments, ...english.pages])
  const both = {
    languages: ['en', 'es'] satisfies Language[] as Language[],
    spanishPages: spanish.spanishPages,
    spanishAnchors: spanish.spanishAnchors,
  }
  return { ...english, ...both, spanish: { ...spanish, ...both } }
}

/** Every address in every language. BUILD_ONLY limits tests of other settings to a few pages. */
export function builtAddresses({ spanish, ...english }: Site): string[] {
  const only = process.env['BUILD_ONLY']?.split(',')
  return (spanish ? [english, spanish] : [english])
    .flatMap(({ treatments, pages, posts, legal }) => [...treatments, ...pages, ...posts, ...legal])
    .map(({ address }) => address)
    .filter((address) => only?.includes(address) ?? true)
}

function readInLanguage(
  language: Language,
  root: string,
  { media = plainMedia, now = currentTime(), shows = 'today' }: Options,
  englishPages: EnglishPages,
) {
  const problems: Problem[] = []
  const state: ReadState = { root, language, now, problems, shownPrices: new Set() }
  const sources = readSources(state, { media, shows })
  const { everyEnglishPage, english, pages, unpublished, practice, launch } = sources
  const shown = pages.filter(isNotAmong(unpublished))
  const { lookups, ...read } = buildLookups(state, sources, media, englishPages)
  const { catalogs } = lookups
  const site = {
    language,
    languages: [language],
    /** English addresses of the pages that exist in Spanish. */
    spanishPages: new Set(lookups.spanish.translatedAddresses),
    /** '/prices#every-price' -> the id of that section in Spanish. */
    spanishAnchors: lookups.spanish.anchors,
    practice,
    prices: [...catalogs.price.values()],
    photos: catalogs.photo,
    pairs: catalogs['before/after pair'],
    notices: catalogs.notice,
    /** By English address. */
    summaries: catalogs.page,
    /** English addresses of pages that search engines must not show. */
    unlisted: new Set(
      english.filter(({ source }) => Object(source.data).listed === false).map(({ address }) => address),
    ),
    law: catalogs.law,
    ...read,
    launch,
    ...readLists(state, lookups),
    ...readPages(shown, lookups, state),
    unpublished,
  }
  // What visitors cannot see yet is checked too, but a price must be on a page that they see.
  const unseen = { ...state, shownPrices: new Set<string>() }
  const laterPosts = readLaterPosts(unseen, sources, lookups)
  if (language === 'en')
    readPages(
      everyEnglishPage.filter((page) => !isPublished(page)),
      lookups,
      unseen,
    )
  // A page that could not be read may show any price.
  const shownPrices = problems.length === 0 ? state.shownPrices : undefined
  problems.push(
    ...languageProblems(root, language),
    ...crossFileProblems(site, { all: pages, sources: shown, laterPosts, shownPrices, now }),
  )
  if (problems.length > 0) throw new ContentError(explainMissingPosts(problems, unpublished))
  return {
    ...site,
    treatments: withoutEmptySections(site.treatments, site),
    pages: withoutEmptySections(site.pages, site),
  }
}

type Sources = ReturnType<typeof readSources>

function readSources(state: ReadState, { media, shows }: Required<Omit<Options, 'now'>>) {
  const { root, language, now, problems } = state
  const everyEnglishPage = readPageSources(root, problems)
  const english = everyEnglishPage.filter(isPublished)
  const pages =
    language === 'es' ? spanishPages(english, readPageSources(root, problems, 'es/'), problems) : english
  const facts = readFacts(state, media)
  const unpublished =
    shows === 'everything' ? [] : findUnpublishedPosts(english, facts.practice.timeZone, now)
  return { everyEnglishPage, english, pages, unpublished, ...facts }
}

function buildLookups(state: ReadState, sources: Sources, media: MediaSource, englishPages: EnglishPages) {
  const { language, problems } = state
  const { practice, photo, price, withdrawnPrices, unpublished } = sources
  const translated = language === 'es' ? sources.pages.filter(isNotAmong(unpublished)) : []
  const spanish: SpanishPages = {
    translatedAddresses: translated.map(({ address }) => address),
    anchors: spanishAnchors(englishPages, translated, (title) => fillNames(title, practice, language)),
  }
  const targets = linkTargets(state, sources, unpublished)
  const known = { language, practice, photo, price, withdrawnPrices, spanish, ...targets }
  const { lookups, claims, answers } = readLookups(state, media, known)
  const mail = parseFile(state, 'mail.yaml')
  const integrations = readFile(state, 'integrations.yaml', lookups)
  // Stops here, because one missing film would report every page that shows it.
  if (!mail || !integrations || problems.length > 0)
    throw new ContentError(explainMissingPosts(problems, unpublished))
  const companies = companiesText(integrations, mail, wordsIn(language))
  return { lookups: { ...lookups, companies }, claims, answers, mail, integrations }
}

/** Posts that are not published yet, each read as on its day. */
function readLaterPosts(state: ReadState, sources: Sources, lookups: Lookups): Pages['posts'] {
  return sources.unpublished.flatMap((post) => {
    const stillUnpublished = unpublishedOnDayOf(post, sources.unpublished)
    const { page, addresses } = linkTargets({ ...state, problems: [] }, sources, stillUnpublished)
    const onItsDay = { ...lookups, addresses, catalogs: { ...lookups.catalogs, page } }
    const source = sources.pages.filter(({ address }) => address === post.address)
    return readPages(source, onItsDay, state).posts
  })
}

/** The pages that can be linked to while some posts are unpublished. */
function linkTargets(
  { root, language, problems }: ReadState,
  { pages, english, photo, practice }: Sources,
  unpublished: UnpublishedPost[],
) {
  const shown = pages.filter(isNotAmong(unpublished))
  const shownEnglish = english.filter(isNotAmong(unpublished))
  const named = language === 'es' ? [...withSpanishNames(root, shownEnglish, problems), ...shown] : shown
  const page = createSummaries(named, photo, practice, language)
  return { page, addresses: new Set(shownEnglish.map(({ address }) => address)) }
}

function readFacts(state: ReadState, media: MediaSource) {
  const { problems } = state
  const practice = readPractice(state)
  const prices = readPrices(state)
  const launch = parseFile(state, 'launch.yaml')
  const photo = withPortrait(readPhotos(state, media), launch?.founder.portrait ?? null, problems)
  if (!practice || !launch || problems.length > 0) throw new ContentError(problems)
  return { practice, ...prices, launch, photo }
}

function readPractice(state: ReadState) {
  const facts = parseFile(state, 'practice.yaml')
  const logo = readLogo(state.root, state.problems)
  const map = existsSync(join(state.root, 'map.yaml')) ? parseFile(state, 'map.yaml') : undefined
  if (!facts) return undefined
  const today = dayIn(facts.timeZone, state.now)
  const specialHours = facts.specialHours.filter(({ until }) => until >= today)
  return { ...facts, specialHours, logo, map }
}

/** The portrait named in launch.yaml replaces the placeholder picture. */
function withPortrait(photos: Map<string, Photo>, id: string | null, problems: Problem[]) {
  const portrait = photos.get(id ?? 'founder')
  if (id !== null && !portrait)
    problems.push({ file: 'launch.yaml', field: 'founder.portrait', message: unknownId('photo', id) })
  return portrait ? new Map([...photos, ['founder', portrait]]) : photos
}
