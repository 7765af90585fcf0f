import { defineMiddleware } from 'astro:middleware'
import { spanishLinks } from './spanish-links.ts'

/** What Astro writes beside the first island of a page. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

/**
 * HTML allows a style in the head alone, so this one is taken out of the body; base.css holds its rule. And a Spanish
 * page is led to Spanish pages.
 */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = (await response.text()).replace(islandStyle, '')
  return new Response(locals.spanish ? spanishLinks(html, locals.spanish) : html, response)
})
