import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { createApp } from '../../server/app.ts'
import { loadServedSite, type ServedSite } from '../../server/load-site.ts'
import { precompress } from '../../build/precompress.ts'
import { serve } from '../../server/serve.ts'

/** Any folder of static files on our server: compressed and cached as ours is, without the policies it was not made for. */
export async function serveFolder(folder: string) {
  const scratch = mkdtempSync(join(tmpdir(), 'peer-'))
  cpSync(folder, join(scratch, 'public'), { recursive: true })
  await precompress(scratch)
  writeFileSync(join(scratch, 'site.json'), JSON.stringify(manifest))
  const site = await loadServedSite(scratch)
  dropPolicies(site)
  const server = await serve(createApp({ current: site, refresh: async () => {}, close: () => {} }), {
    host: '127.0.0.1',
    port: 0,
  })
  return {
    url: server.url,
    /** The home page first. */
    pages: [...site.plan.files.values()]
      .filter(({ kind }) => kind === 'page')
      .map(({ address }) => address)
      .sort(),
    async close() {
      await server.close(0)
      rmSync(scratch, { recursive: true })
    },
  }
}

const manifest: SiteManifest = {
  origin: 'https://peer.example',
  practice: { name: '', phone: '', phoneHref: '', email: '' },
  smsConsent: 'optional',
  mail: { origin: '', serviceId: '', publicKey: '', templates: { contact: '', newsletter: '', resume: '' } },
  pages: [],
  redirects: {},
  frames: {},
  policies: {},
}

const POLICY = /^(?:content-security|permissions|cross-origin|strict-transport)/i

function dropPolicies({ byFile }: ServedSite): void {
  for (const { representations } of byFile.values()) {
    for (const one of representations) {
      const pairs = Array.from({ length: one.head.length / 2 }, (_, index) =>
        one.head.slice(index * 2, index * 2 + 2),
      )
      one.head = pairs.filter(([name]) => !POLICY.test(name!)).flat()
    }
  }
}
