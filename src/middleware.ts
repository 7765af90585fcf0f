import { defineMiddleware } from 'astro:middleware'
import { spanishLinks } from './spanish-links.ts'

/** What Astro writes beside the first island of a page. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

/** What hydrates islands stands in a file of the build (build/share-scripts.ts), which the page names. */
const inlineScript = /<script>[^]*?<\/script>/g

/**
 * HTML allows a style in the head alone, so this one is taken out of the body; base.css holds its rule. And a Spanish
 * page is led to Spanish pages.
 */
export const onRequest = defineMiddleware(async ({ locals, isPrerendered }, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const drawn = (await response.text()).replace(islandStyle, '')
  const html = isPrerendered || import.meta.env.DEV ? drawn : drawn.replaceAll(inlineScript, '')
  return new Response(locals.spanish ? spanishLinks(html, locals.spanish) : html, response)
})
