import { defineMiddleware } from 'astro:middleware'

/** What Astro writes beside the first island of a page. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

/** HTML allows a style in the head alone, so this one is taken out of the body; base.css holds its rule. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response((await response.text()).replace(islandStyle, ''), response)
})
