import type { APIRoute, GetStaticPaths } from 'astro'
import { feedOf } from '../_feed.ts'
import { loadSite } from '../_load.ts'

/** Once an article is written in the other language. */
export const getStaticPaths: GetStaticPaths = async () => {
  const { spanish } = await loadSite()
  return spanish && spanish.posts.length > 0 ? [{ params: { language: spanish.language } }] : []
}

export const GET: APIRoute = async () => {
  const { spanish } = await loadSite()
  return new Response(feedOf(spanish!), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
