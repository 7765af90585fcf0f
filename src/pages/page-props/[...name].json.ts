import type { APIRoute, GetStaticPaths } from 'astro'
import { allRoutes, inEachLanguage } from '../_routes.ts'
import { loadSite } from '../_load-site.ts'
import { pageProps, siteProps } from '../_page-props.ts'

/** For on-demand/[...address].astro; the build moves these files out of public/. */
export const getStaticPaths: GetStaticPaths = async () => {
  const site = await loadSite()
  const ofSite = inEachLanguage(site).map((localized) => ({
    params: { name: `site/${localized.language}` },
    props: { json: siteProps(localized) },
  }))
  const ofPages = [...allRoutes(site)]
    .filter(([, { route }]) => route.view.template === 'search' || route.hasForm)
    .map(([address, { site, route }]) => ({
      params: { name: `page${address === '/' ? '/index' : address}` },
      props: { json: pageProps(site, route) },
    }))
  return [...ofSite, ...ofPages]
}

export const GET: APIRoute = ({ props }) => Response.json(props['json'])
