import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteManifest } from '#lib/site-manifest.ts'
import type { Site } from '#content-model/site.ts'
import { content } from './content.ts'

const folder = process.env['SITE_DIR'] ?? 'dist'

/** Every address of the built site. Only for rules that depend on the content of a page. */
export const { pages } = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as SiteManifest

/** Pages that show every template and every block, two in Spanish, and the 404 page. */
export const samples = [...samplePages(content()), '/es', '/es/contact', '/no-such-page']

/**
 * A few pages that together show every template and every block, for tests that are too slow for all pages. A new block is
 * included automatically.
 */
function samplePages({ treatments, pages, posts, legal }: Site): string[] {
  const shapes = [
    ...pages.map(({ address, template, sections }) => ({ address, parts: [template, ...blocks(sections)] })),
    ...treatments.map(({ address, sections }) => ({ address, parts: ['treatment', ...blocks(sections)] })),
    ...posts.map(({ address }) => ({ address, parts: ['post'] })),
    ...legal.map(({ address }) => ({ address, parts: ['legal'] })),
  ]
  const seen = new Set<string>()
  // Pages with many blocks come first, so that few pages are enough.
  return shapes
    .sort((one, other) => other.parts.length - one.parts.length)
    .filter(({ parts }) => {
      const isNew = parts.some((part) => !seen.has(part))
      for (const part of parts) seen.add(part)
      return isNew
    })
    .map(({ address }) => address)
}

function blocks(sections: { block: string }[]): string[] {
  return [...new Set(sections.map(({ block }) => `block ${block}`))]
}
