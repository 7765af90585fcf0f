import type { APIRoute } from 'astro'
import { feedOf } from './_feed.ts'
import { loadSite } from './_load.ts'

/** The blog as an RSS 2.0 feed. */
export const GET: APIRoute = async () =>
  new Response(feedOf(await loadSite()), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
