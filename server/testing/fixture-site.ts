import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { defaultEmailJsIds } from '#lib/mail/settings.ts'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { parsePage } from '../parse-page.ts'
import { pageHeaders, writeHeaderTable } from '../headers.ts'
import { inlineCode } from '../policy-sources.ts'
import { createApp } from '../app.ts'
import { openSite } from '../release.ts'
import { serve } from '../server.ts'

const FRAME_HOST = 'https://www.youtube-nocookie.com'
export const FILM_SIZE = 300_000

/** A small site in the format of a build. The name of its asset differs in each release. */
export async function writeFixtureSite(siteDir: string, { release = 'one' } = {}) {
  const script = `console.log('release ${release}')\n`
  const scriptName = `/_astro/app.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
  const page = (title: string, body = '') => htmlPage(title, body, scriptName, script)
  const pages: Record<string, string> = {
    'index.html': page('Home', '<p>Plain words about care. </p>'.repeat(650)),
    'semaglutide.html': page('Semaglutide', `<div style="color: red">${release}</div>`),
    'BPC-157.html': page('BPC-157'),
    'contact.html': page('Contact'),
    'search.html': page('Search'),
    'payment-plans.html': page('Payment plans', `<a href="${FRAME_HOST}">Film</a>`),
    '404.html': page('Page not found', '<p>Plain words about care. </p>'.repeat(20)),
    'blog/404.html': page('404 - Blog Post Not Found'),
  }
  const manifest: SiteManifest = {
    origin: 'https://clinic.example',
    practice: { name: 'Clinic', phone: '(202) 555-0100', email: 'hello@clinic.example' },
    smsConsent: 'required',
    mail: { ...defaultEmailJsIds, origin: '' },
    pages: Object.keys(pages)
      .filter((file) => !file.endsWith('404.html'))
      .map(addressOf),
    redirects: { '/bpc157': '/BPC-157', '/plans': '/payment-plans?from=site#rates' },
  }
  const headers = Object.entries(pages).map(([file, html]) => {
    const frames = file === 'payment-plans.html' ? [FRAME_HOST] : undefined
    return [addressOf(file), pageHeaders(inlineCode(parsePage(html)), frames)] as const
  })
  const assets: Record<string, string | Buffer> = {
    [scriptName.slice(1)]: script,
    'films/our-practice.mp4': Buffer.from(Array.from({ length: FILM_SIZE }, (_, index) => index % 251)),
    'favicon.ico': Buffer.alloc(90, 9),
    'favicon.svg': '<svg/>',
    'photos/a b.jpg': Buffer.alloc(900, 9),
    '.well-known/security.txt': 'Contact: mailto:hello@clinic.example\n',
    '.build/secret.txt': 'left behind by a tool',
  }
  for (const [file, content] of Object.entries({ ...pages, ...assets })) {
    const path = join(siteDir, 'public', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  await writeHeaderTable(siteDir, Object.fromEntries(headers), manifest)
  await writeFile(join(siteDir, 'site.json'), JSON.stringify(manifest))
  return { scriptName }
}

function addressOf(file: string): string {
  return `/${file.slice(0, -'.html'.length)}`.replace(/^\/index$/, '/')
}

function htmlPage(title: string, body: string, scriptName: string, script: string): string {
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<style>body { color: #123 }</style><script type="application/ld+json">{"name":"Clinic"}</script>
<script>document.documentElement.classList.add('js')</script>
<script type="module" src="${scriptName}" integrity="${integrity}"></script></head><body><h1>${title}</h1>${body}</body></html>`
}

/** A site on a loopback port for as long as the test takes. */
export async function startSite(siteDir: string) {
  const site = await openSite(siteDir)
  const server = await serve(createApp(site), { port: 0 })
  onTestFinished(() => server.close())
  return { url: server.url, site }
}
