import type { APIRoute, GetStaticPaths } from 'astro'
import { cardOf } from '../../social-cards/card-of.ts'
import { cardContent, cardName } from '../_cards.ts'
import { loadSite } from '../_load.ts'
import { allRoutes } from '../_languages.ts'

export const getStaticPaths: GetStaticPaths = async () =>
  [...allRoutes(await loadSite()).keys()].map((address) => ({
    params: { name: cardName(address) },
    props: { address },
  }))

/** The social card of every page. */
export const GET: APIRoute<{ address: string }> = async ({ props }) => {
  const { site, route } = allRoutes(await loadSite()).get(props.address)!
  return new Response(new Uint8Array(await cardOf(cardContent(site, route))), {
    headers: { 'content-type': 'image/jpeg' },
  })
}
