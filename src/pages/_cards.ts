import { bareAddress } from '#lib/language.ts'
import { wordsIn } from '#lib/words/words-in.ts'
import { trailOf } from '#lib/trail.ts'
import type { Site } from '#reading/site.ts'
import type { Card } from '../social-cards/draw-card.ts'
import { originalOf } from './_load.ts'
import type { PageRoute } from './_views.ts'

/** '/semaglutide' -> '/cards/semaglutide.jpg' */
export function cardAddress(address: string): string {
  return `/cards/${cardName(address)}.jpg`
}

export function cardName(address: string): string {
  return address === '/' ? 'home' : address.slice(1)
}

/** What the card of a page shows: its name, and above it the section it stands in. */
export function cardContent(
  { practice, previews, language }: Site,
  { address, photo, view }: PageRoute,
): Card {
  const words = wordsIn(language)
  const preview = previews.get(bareAddress(address))!
  const section = trailOf(preview, words).at(-2)?.name
  return {
    title: view.kind === 'home' ? (view.page.banner?.title ?? practice.name) : preview.name,
    section: section && section !== words.frame.homeName ? section : practice.tagline,
    practice: {
      name: practice.name,
      place: `${practice.address.city}, ${practice.address.region}`,
      mark: practice.mark,
    },
    photo: { file: originalOf(photo.picture), focus: photo.focus },
  }
}
