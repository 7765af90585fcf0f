import type { APIRoute, GetStaticPaths } from 'astro'
import { inEachLanguage } from './_languages.ts'
import { loadSite } from './_load.ts'
import { searchIndex } from './_values.ts'

export const getStaticPaths: GetStaticPaths = async () =>
  inEachLanguage(await loadSite())
    .map(searchIndex)
    .map(({ hash, json }) => ({ params: { hash }, props: { json } }))

/** What the search looks through, in each language; fetched when somebody first searches. */
export const GET: APIRoute<{ json: string }> = ({ props }) =>
  new Response(props.json, { headers: { 'content-type': 'application/json' } })
