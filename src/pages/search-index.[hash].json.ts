import type { APIRoute, GetStaticPaths } from 'astro'
import { inEachLanguage } from './_languages.ts'
import { loadSite } from './_load.ts'
import { searchIndex } from './_search-index.ts'

/** One index for each language. */
const indexes = async () => inEachLanguage(await loadSite()).map(searchIndex)

export const getStaticPaths: GetStaticPaths = async () =>
  (await indexes()).map(({ hash }) => ({ params: { hash } }))

/** What the search looks through; fetched when somebody first searches. */
export const GET: APIRoute = async ({ params }) => {
  const index = (await indexes()).find(({ hash }) => hash === params['hash'])
  return new Response(index?.json, { headers: { 'content-type': 'application/json' } })
}
