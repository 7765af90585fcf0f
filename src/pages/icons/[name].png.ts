import type { APIRoute, GetStaticPaths } from 'astro'
import { drawIcon, type IconName, icons } from '../../social-cards/draw-icon.ts'
import { loadSite } from '../_load.ts'

export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(icons)
    .filter((name) => name !== 'favicon-32')
    .map((name) => ({ params: { name } }))

/** The mark in the sizes that systems ask for. */
export const GET: APIRoute = async ({ params }) => {
  const { practice } = await loadSite()
  const icon = await drawIcon(params.name as IconName, practice.mark)
  return new Response(new Uint8Array(icon), { headers: { 'content-type': 'image/png' } })
}
