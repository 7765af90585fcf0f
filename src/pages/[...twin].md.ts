import type { APIRoute, GetStaticPaths } from 'astro'
import { pageMarkdown } from '../twins/page-markdown.ts'
import { twinAddress } from '../twins/twin-address.ts'
import { loadSite } from './_load.ts'
import { pageRoutes } from './_views.ts'

export const getStaticPaths: GetStaticPaths = async () =>
  [...pageRoutes(await loadSite()).values()]
    .filter(({ listed }) => listed)
    .map(({ address }) => ({
      params: { twin: twinAddress(address).slice(1, -'.md'.length) },
      props: { address },
    }))

/** Every page once more as plain Markdown, for whoever reads without a browser. */
export const GET: APIRoute<{ address: string }> = async ({ props }) =>
  new Response(pageMarkdown(await loadSite(), props.address), {
    headers: { 'content-type': 'text/markdown; charset=utf-8' },
  })
