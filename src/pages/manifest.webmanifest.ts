import type { APIRoute } from 'astro'
import { paint } from '../social-cards/paint.ts'
import { loadSite } from './_load.ts'

/** How the site looks when somebody keeps it on the home screen. */
export const GET: APIRoute = async () => {
  const { practice, previews } = await loadSite()
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: '/',
    name: practice.name,
    short_name: practice.shortName,
    description: previews.get('/')!.purpose,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: paint('ground'),
    theme_color: paint('ground'),
    icons: [
      icon('mark-192', 192, 'any'),
      icon('mark-512', 512, 'any'),
      icon('maskable-512', 512, 'maskable'),
    ],
  }
  return new Response(`${JSON.stringify(manifest, null, 2)}\n`, {
    headers: { 'content-type': 'application/manifest+json' },
  })
}
