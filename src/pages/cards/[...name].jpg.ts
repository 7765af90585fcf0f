import type { APIRoute, GetStaticPaths } from 'astro'
import { cardOf } from '../../social-cards/card-of.ts'
import { cardContent, cardName } from '../_cards.ts'
import { loadSite } from '../_load.ts'
import { pageRoutes } from '../_views.ts'

export const getStaticPaths: GetStaticPaths = async () =>
  [...pageRoutes(await loadSite()).keys()].map((address) => ({
    params: { name: cardName(address) },
    props: { address },
  }))

/** The social card of every page. */
export const GET: APIRoute<{ address: string }> = async ({ props }) => {
  const site = await loadSite()
  const route = pageRoutes(site).get(props.address)!
  return new Response(new Uint8Array(await cardOf(cardContent(site, route))), {
    headers: { 'content-type': 'image/jpeg' },
  })
}
