import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { placeholdersIn } from '#content-model/placeholders.ts'
import { builtAddresses, readSite, type Site } from '#content-model/site.ts'
import { describeStatus } from '#content-model/unpublished-posts.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { postBuild } from '../server/post-build.ts'
import { writeNotice } from './notice.ts'
import { precompress } from './precompress.ts'
import { root } from './run.ts'

/** The server sends only public/ to visitors and reads the other files itself. */
export async function buildSite(siteDir: string): Promise<void> {
  // Read before Astro reads it, so that content errors have no bundler stack. CONTENT_DIR does not replace
  // pictures and videos.
  const content = resolve(root, process.env['CONTENT_DIR'] ?? 'content')
  const site = readSite(content)
  reportPlaceholders(site)
  for (const post of site.unpublished)
    console.log(`Not shown yet: ${post.address} (${describeStatus(post)}).`)
  const folder = join(root, siteDir)
  await rm(folder, { recursive: true, force: true })
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1'
  const { build } = await import('astro')
  const manifest = manifestOf(site)
  await build({
    root,
    outDir: folder,
    logLevel: 'silent',
    integrations: [postBuild(site.integrations, manifest)],
  })
  await writeNotice(folder)
  // Tests set PRECOMPRESS=no to save time.
  if (process.env['PRECOMPRESS'] !== 'no') await precompress(folder)
  // Written last, because a running server reloads when it changes.
  await writeFile(join(folder, 'site.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

function reportPlaceholders(site: Site): void {
  const kinds = [...new Set(placeholdersIn(site).map(({ kind }) => kind))]
  if (kinds.length > 0)
    console.log(
      `Placeholders are left (${kinds.join(', ')}): every page is marked noindex. npm run launch-check says more.`,
    )
}

function manifestOf(site: Site): SiteManifest {
  const { practice, mail, redirects } = site
  const { origin, serviceId, publicKey, templates } = mail
  return {
    origin: practice.origin,
    practice: { name: practice.name, phone: practice.phone.display, email: practice.email },
    smsConsent: practice.smsConsent,
    mail: { origin, serviceId, publicKey, templates },
    pages: builtAddresses(site).sort(),
    redirects,
  }
}
