import type { APIRoute, GetStaticPaths } from 'astro'
import { loadSite } from './_load-site.ts'
import { searchIndex } from './_page-props.ts'
import { inEachLanguage } from './_routes.ts'

export const getStaticPaths: GetStaticPaths = async () =>
  inEachLanguage(await loadSite())
    .map(searchIndex)
    .map(({ hash, json }) => ({ params: { hash }, props: { json } }))

export const GET: APIRoute<{ json: string }> = ({ props }) =>
  new Response(props.json, { headers: { 'content-type': 'application/json' } })
