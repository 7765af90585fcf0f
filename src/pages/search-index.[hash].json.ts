import type { APIRoute, GetStaticPaths } from 'astro'
import { loadSite } from './_load.ts'
import { searchIndex } from './_search-index.ts'

export const getStaticPaths: GetStaticPaths = async () => [
  { params: { hash: searchIndex(await loadSite()).hash } },
]

/** What the search looks through; fetched when somebody first searches. */
export const GET: APIRoute = async () =>
  new Response(searchIndex(await loadSite()).json, { headers: { 'content-type': 'application/json' } })
