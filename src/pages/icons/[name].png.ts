import type { APIRoute, GetStaticPaths } from 'astro'
import { icons } from '../../social-cards/draw-icon.ts'
import { loadSite } from '../_load-site.ts'

export const getStaticPaths: GetStaticPaths = () => Object.keys(icons).map((name) => ({ params: { name } }))

export const GET: APIRoute<object, { name: keyof typeof icons }> = async ({ params }) => {
  const icon = await icons[params.name]((await loadSite()).practice.logo)
  return new Response(new Uint8Array(icon), { headers: { 'content-type': 'image/png' } })
}
