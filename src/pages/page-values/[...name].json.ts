import type { APIRoute, GetStaticPaths } from 'astro'
import { allRoutes, inEachLanguage } from '../_languages.ts'
import { loadSite } from '../_load.ts'
import { ownValues, sharedValues } from '../_page-values.ts'

/** For the server alone: the build moves these files out of the visitors' folder. */
export const getStaticPaths: GetStaticPaths = async () => {
  const site = await loadSite()
  const shared = inEachLanguage(site).map((one) => ({
    params: { name: `shared/${one.language}` },
    props: { values: sharedValues(one) },
  }))
  const own = [...allRoutes(site)]
    .filter(([, { route }]) => route.view.kind === 'search' || Object.values(route.forms).some(Boolean))
    .map(([address, { site, route }]) => ({
      params: { name: `own${address === '/' ? '/index' : address}` },
      props: { values: ownValues(site, route) },
    }))
  return [...shared, ...own]
}

export const GET: APIRoute = ({ props }) => Response.json(props['values'])
