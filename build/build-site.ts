import { rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ContentError } from '#reading/content-error.ts'
import { placeholdersIn } from '#reading/placeholders.ts'
import { plainMedia } from '#reading/plain-media.ts'
import { readSite } from '#reading/site.ts'
import { whenShown } from '#reading/waiting-posts.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { addIntegrity } from './integrity.ts'
import { writeHeaderTable } from '../site/header-table.ts'
import { writeNotice } from './notice.ts'
import { precompress } from './precompress.ts'
import { shareScripts } from './share-scripts.ts'
import { Failure, root, run } from './run.ts'
import { outsideSources } from './outside-sources.ts'
import { repeatedPictures } from './picture-uses.ts'
import { writeTwins } from './twins/write-twins.ts'
import { typesetPages } from './typeset.ts'

/** Builds the whole site into a folder: public/ for visitors, the rest for our server. */
export async function buildSite(siteDir: string): Promise<void> {
  // Content is read first and on its own: what is wrong there is said at once, not inside a bundler's stack.
  const site = readContent()
  sayPlaceholders(site)
  for (const post of site.waiting) console.log(`Not shown yet: ${post.address} (${whenShown(post)}).`)
  const folder = join(root, siteDir)
  await rm(folder, { recursive: true, force: true })
  await run('astro', ['build', '--silent'], { SITE_DIR: siteDir, ASTRO_TELEMETRY_DISABLED: '1' })
  // What the server draws pages from on demand: not for visitors.
  await rename(join(folder, 'public', 'page-values'), join(folder, 'page-values'))
  await shareScripts(folder)
  await typesetPages(folder)
  await addIntegrity(folder)
  await writeTwins(folder, site.practice.origin)
  await writeNotice(folder)
  for (const fault of await repeatedPictures(folder, addressesOf(site))) console.warn(`Pictures: ${fault}.`)
  const outside = await outsideSources(join(folder, 'public'), addressesOf(site), site.integrations)
  const manifest = manifestOf(site, outside)
  await writeHeaderTable(folder, manifest)
  // PRECOMPRESS=no: for a site that only a test visits.
  if (process.env['PRECOMPRESS'] !== 'no') await precompress(folder)
  // A running server reloads when this file changes, so it comes last.
  await writeFile(join(folder, 'site.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

type Content = ReturnType<typeof readSite>

function readContent(): Content {
  try {
    // CONTENT_DIR: the same site with other words or settings; pictures and films stay those of content/.
    const folder = resolve(root, process.env['CONTENT_DIR'] ?? 'content')
    return readSite(folder, plainMedia(folder))
  } catch (error) {
    throw error instanceof ContentError ? new Failure(error.message) : error
  }
}

/** A site that is not ready for the public says so here, and on every page to search engines. */
function sayPlaceholders(site: Content): void {
  const kinds = [...new Set(placeholdersIn(site).map(({ kind }) => kind))]
  if (kinds.length > 0)
    console.log(
      `Placeholders are left (${kinds.join(', ')}): every page is marked noindex. npm run launch-check says more.`,
    )
}

function addressesOf({ spanish, ...english }: Content): string[] {
  // As src/pages/[...address].astro chooses them.
  const only = process.env['BUILD_ONLY']?.split(',')
  return (spanish ? [english, spanish] : [english])
    .flatMap(({ treatments, pages, posts, legal }) => [...treatments, ...pages, ...posts, ...legal])
    .map(({ address }) => address)
    .filter((address) => only?.includes(address) ?? true)
    .sort()
}

function manifestOf(site: Content, outside: Pick<SiteManifest, 'frames' | 'policies'>): SiteManifest {
  const { practice, mail, redirects } = site
  return {
    origin: practice.origin,
    practice: {
      name: practice.name,
      phone: practice.phone.display,
      phoneHref: practice.phone.href,
      email: practice.email,
    },
    smsConsent: practice.smsConsent,
    mail: {
      origin: mail.origin,
      serviceId: mail.serviceId,
      publicKey: mail.publicKey,
      templates: mail.templates,
    },
    pages: addressesOf(site),
    redirects,
    ...outside,
  }
}
