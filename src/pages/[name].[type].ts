import type { APIRoute, GetStaticPaths } from 'astro'
import { drawFavicon } from '../social-cards/draw-icon.ts'
import { iconSvg } from '../social-cards/brand.ts'
import { inEachLanguage } from './_routes.ts'
import { loadSite } from './_load-site.ts'
import { searchIndex } from './_page-props.ts'

const types: Record<string, string> = {
  ico: 'image/x-icon',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
}

/** Favicons, robots.txt and the search index. */
export const getStaticPaths: GetStaticPaths = async () => {
  const site = await loadSite()
  const { logo, origin } = site.practice
  const files: Record<string, string | Buffer> = {
    'favicon.ico': await drawFavicon(logo),
    'favicon.svg': iconSvg(logo),
    'robots.txt': `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
  }
  for (const { address, json } of inEachLanguage(site).map(searchIndex)) files[address.slice(1)] = json
  return Object.entries(files).map(([file, body]) => {
    const dot = file.lastIndexOf('.')
    return { params: { name: file.slice(0, dot), type: file.slice(dot + 1) }, props: { body } }
  })
}

export const GET: APIRoute<{ body: BodyInit }, { type: string }> = ({ params, props }) =>
  new Response(props.body, { headers: { 'content-type': types[params.type]! } })
