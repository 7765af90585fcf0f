import type { APIRoute, GetStaticPaths } from 'astro'
import { drawIcon, type IconName, icons } from '../../social-cards/draw-icon.ts'

export const getStaticPaths: GetStaticPaths = () =>
  Object.keys(icons)
    .filter((name) => name !== 'favicon-32')
    .map((name) => ({ params: { name } }))

/** The mark in the sizes that systems ask for. */
export const GET: APIRoute = async ({ params }) =>
  new Response(new Uint8Array(await drawIcon(params.name as IconName)), {
    headers: { 'content-type': 'image/png' },
  })
