import type { APIRoute, GetStaticPaths } from 'astro'
import { bareAddress } from '#lib/language.ts'
import { breadcrumbsTo } from '#lib/breadcrumbs.ts'
import { wordsIn } from '#lib/words/words.ts'
import type { Site } from '#content-model/site.ts'
import { type Card, cardOf } from '../../social-cards/draw-card.ts'
import { cardFileName } from '../_page-props.ts'
import { loadSite, originalOf } from '../_load-site.ts'
import { allRoutes, type PageRoute } from '../_routes.ts'

export const getStaticPaths: GetStaticPaths = async () =>
  [...allRoutes(await loadSite()).keys()].map((address) => ({
    params: { name: cardFileName(address) },
    props: { address },
  }))

export const GET: APIRoute<{ address: string }> = async ({ props }) => {
  const { site, route } = allRoutes(await loadSite()).get(props.address)!
  return new Response(new Uint8Array(await cardOf(contentOf(site, route))), {
    headers: { 'content-type': 'image/jpeg' },
  })
}

function contentOf({ practice, summaries, language }: Site, { address, photo, view }: PageRoute): Card {
  const words = wordsIn(language)
  const summary = summaries.get(bareAddress(address))!
  const section = breadcrumbsTo(summary, summaries, words).at(-2)?.name
  return {
    title: view.template === 'home' ? (view.page.banner?.title ?? practice.name) : summary.name,
    section: section && section !== words.frame.homeName ? section : practice.tagline,
    practice: {
      name: practice.name,
      place: `${practice.address.city}, ${practice.address.region}`,
      logo: practice.logo,
    },
    photo: { file: originalOf(photo.picture), focus: photo.focus },
  }
}
