import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dayIn } from '#lib/dates.ts'
import type { Language, SpanishPages } from '#lib/language.ts'
import type { Photo } from '#lib/model/photo.ts'
import { wordsIn } from '#lib/words/words.ts'
import { isPublished, createPreviews, readPageSources } from './addresses.ts'
import { companiesText } from './companies-used.ts'
import { ContentError, type Problem } from './content-error.ts'
import { crossFileProblems } from './cross-file-problems.ts'
import { withoutEmptySections } from './empty-sections.ts'
import { parseFile, readFile, readLists } from './files.ts'
import { languageProblems } from './language-problems.ts'
import { readLogo } from './logo.ts'
import { unknownId } from './lookups.ts'
import { readPages } from './pages.ts'
import { fillNames } from './practice-tokens.ts'
import { type MediaSource, plainMedia, readLookups, readPhotos, readPrices } from './registers.ts'
import type { ReadState } from './resolve.ts'
import { withSpanishNames, spanishAnchors } from './spanish/links.ts'
import { spanishPages } from './spanish/pages.ts'
import {
  currentTime,
  explainMissingPosts,
  unpublishedOnDayOf,
  findUnpublishedPosts,
  isNotAmong,
  type UnpublishedPost,
} from './unpublished-posts.ts'

type InOneLanguage = ReturnType<typeof readInLanguage>

export type Site = InOneLanguage & { spanish?: InOneLanguage }

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

function readInLanguage(
  language: Language,
  root: string,
  { media = plainMedia, now = currentTime(), shows = 'today' }: Options,
  /** For the anchors of Spanish links. */
  englishPages: Parameters<typeof spanishAnchors>[0],
) {
  const problems: Problem[] = []
  const state: ReadState = { root, language, problems, shownPrices: new Set() }
  const everyPage = readPageSources(root, problems)
  const english = everyPage.filter(isPublished)
  const all =
    language === 'es' ? spanishPages(english, readPageSources(root, problems, 'es/'), problems) : english
  const { practice, price, withdrawnPrices, launch, photo } = readFacts(state, media)

  const unpublished = shows === 'everything' ? [] : findUnpublishedPosts(english, practice.timeZone, now)
  const sources = all.filter(isNotAmong(unpublished))
  /** The pages that can be linked to while some posts are unpublished. */
  const linkTargets = (posts: UnpublishedPost[], found: Problem[]) => {
    const [ours, theirs] = [all.filter(isNotAmong(posts)), english.filter(isNotAmong(posts))]
    const named = language === 'es' ? [...withSpanishNames(root, theirs, found), ...ours] : ours
    const page = createPreviews(named, photo, practice, language)
    return { page, addresses: new Set(theirs.map(({ address }) => address)) }
  }
  const named = linkTargets(unpublished, problems)
  const own = language === 'es' ? sources : []
  const spanish: SpanishPages = {
    own: own.map(({ address }) => address),
    anchors: spanishAnchors(englishPages, own, (title) => fillNames(title, practice, language)),
  }
  const known = { language, practice, photo, price, withdrawnPrices, spanish, ...named }
  const { lookups: read, claims, answers } = readLookups(state, media, known)
  const mail = parseFile(state, 'mail.yaml')
  const integrations = readFile(state, 'integrations.yaml', read)
  // Stops here, because one missing film would report every page that shows it.
  if (!mail || !integrations || problems.length > 0)
    throw new ContentError(explainMissingPosts(problems, unpublished))

  const lookups = { ...read, companies: companiesText(integrations, mail, wordsIn(language)) }
  const { registers } = lookups
  const site = {
    language,
    languages: [language],
    /** English addresses of the pages that exist in Spanish. */
    spanishPages: new Set(spanish.own),
    /** '/prices#every-price' -> the id of that section in Spanish. */
    spanishAnchors: spanish.anchors,
    practice,
    prices: [...registers.price.values()],
    photos: registers.photo,
    pairs: registers['before/after pair'],
    notices: registers.notice,
    /** By English address. */
    previews: registers.page,
    /** English addresses of pages that search engines must not show. */
    unlisted: new Set(
      english.filter(({ source }) => Object(source.data).listed === false).map(({ address }) => address),
    ),
    law: registers.law,
    claims,
    answers,
    mail,
    integrations,
    launch,
    ...readLists(state, lookups),
    ...readPages(sources, lookups, state),
    unpublished,
  }
  // Checks unpublished posts as of their day, and unpublished pages. They show no price.
  const unseen = { ...state, shownPrices: new Set<string>() }
  const laterPosts = unpublished.flatMap((post) => {
    const { page, addresses } = linkTargets(unpublishedOnDayOf(post, unpublished), [])
    const then = { ...lookups, addresses, registers: { ...registers, page } }
    const source = all.filter(({ address }) => address === post.address)
    return readPages(source, then, unseen).posts
  })
  readPages(language === 'en' ? everyPage.filter((one) => !isPublished(one)) : [], lookups, unseen)
  // A page that could not be read may show any price.
  const shownPrices = problems.length === 0 ? state.shownPrices : undefined
  problems.push(
    ...languageProblems(root, language),
    ...crossFileProblems(site, { all, sources, laterPosts, shownPrices, now }),
  )
  if (problems.length > 0) throw new ContentError(explainMissingPosts(problems, unpublished))
  return {
    ...site,
    treatments: withoutEmptySections(site.treatments, site),
    pages: withoutEmptySections(site.pages, site),
  }
}

/** What everything else refers to, and the first errors. */
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
  const today = dayIn(facts.timeZone, new Date())
  const specialHours = facts.specialHours.filter(({ until }) => until >= today)
  return { ...facts, specialHours, logo, map }
}

/** The portrait replaces the placeholder picture once there is one. */
function withPortrait(photos: Map<string, Photo>, id: string | null, problems: Problem[]) {
  const portrait = photos.get(id ?? 'founder')
  if (id !== null && !portrait)
    problems.push({ file: 'launch.yaml', field: 'founder.portrait', message: unknownId('photo', id) })
  return portrait ? new Map([...photos, ['founder', portrait]]) : photos
}
