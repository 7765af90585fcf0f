import { existsSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { closedHeaders, pageHeaders } from './headers.ts'
import { redirectToHttps } from './redirect-to-https.ts'
import { serve } from './serve.ts'
import { FRAME_HOST, writeFixtureSite } from './testing/fixture-site.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { localCertificate } from './testing/certificate.ts'
import { observatoryScore, rules } from './testing/observatory.ts'
import { request } from './testing/request.ts'
import { startSite } from './testing/start-site.ts'

const policyOf = (html: string, frames?: string[]) =>
  new Map(pageHeaders(html, frames)).get('Content-Security-Policy') ?? ''

it('gives every route of the fixture full marks by the Observatory, pages that may embed ten less', async () => {
  const folder = await temporaryFolder()
  await writeFixtureSite(folder)
  await expectFullMarks(folder, ['/semaglutide/', '/%zz'])
})

it.runIf(existsSync('dist/site.json'))('gives every route of the built site full marks', async () => {
  await expectFullMarks('dist')
})

/** Over TLS with a local certificate, plain HTTP leading to it, as the Observatory would come. */
async function expectFullMarks(siteDir: string, odd: string[] = []) {
  const { tls, ca } = localCertificate(await temporaryFolder())
  const { url, site } = await startSite(siteDir, { host: 'localhost', tls })
  const door = await serve(redirectToHttps(url), { host: 'localhost', port: 0 })
  onTestFinished(() => door.close(0))
  const score = async (path: string) => {
    const [secure, plain] = await Promise.all([request(url, path, { ca }), request(door.url, path)])
    return observatoryScore({ url, secure, plain })
  }
  const { files, manifest } = site.current.plan
  const pages = [...files.values()].filter(({ kind }) => kind === 'page').map(({ address }) => address)
  for (const page of [...pages, '/no-such-page', '/blog/no-such-post']) {
    // Ten points are isolation, ten the ban on inline styles, which the page for the lender's widget lifts.
    const lost = (page in manifest.frames ? 10 : 0) + (manifest.policies[page]?.['style-src'] ? 10 : 0)
    expect(await score(page), page).toBe(155 - lost)
  }
  // Integrity is a matter of pages: five points fewer are full marks for everything else.
  const assets = [...files.values()].filter(({ kind }) => kind === 'asset').map(({ address }) => address)
  for (const path of [...assets, '/gone.png', ...odd]) expect(await score(path), path).toBe(150)
}

it('scores a bare server as the Observatory does', () => {
  expect(Object.keys(rules)).toHaveLength(12)
  const bare = { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('<h1>Hello</h1>') }
  expect(observatoryScore({ url: 'https://a.example', secure: bare, plain: bare })).toBe(10)
  const strict = { ...bare, headers: { ...bare.headers, 'strict-transport-security': 'max-age=31536000' } }
  expect(observatoryScore({ url: 'https://a.example', secure: strict, plain: undefined })).toBe(50)
})

it('lets run exactly the inline scripts and styles a page holds', () => {
  const policy =
    policyOf(`<style>a{}</style><script>run()</script><script type="application/ld+json">{}</script>
    <!-- <script>no()</script> --><p style="color:&quot;x&quot;">`)
  // printf 'run()' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=';")
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
  expect(policy).toMatch(/style-src-attr 'unsafe-hashes' 'sha256-[^']+';/)
  expect(policy).not.toContain('frame-src')
})

it('opens a page to the frames it names and to no others', () => {
  const headers = new Map(pageHeaders('<p>', [FRAME_HOST]))
  expect(headers.get('Content-Security-Policy')).toContain(`frame-src ${FRAME_HOST};`)
  expect(headers.get('Permissions-Policy')).toContain(`fullscreen=(self "${FRAME_HOST}")`)
  expect(headers.has('Cross-Origin-Embedder-Policy')).toBe(false)
})

it('opens a page to what it is given besides, and closes nothing that is open', () => {
  const more = {
    'script-src': ['https://a.example'],
    'frame-ancestors': ["'self'"],
    'trusted-types': ['counting'],
  }
  const headers = new Map(pageHeaders('<p>', [], '', more))
  const policy = headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("script-src 'self' https://a.example;")
  expect(policy).toContain("frame-ancestors 'self';")
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types default html 'allow-duplicates' counting",
  )
  expect(policy).toContain("default-src 'none';")
  // Isolated all the same, but the other host need not know of it.
  expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('credentialless')
})

it('lets a film that is opened by itself play, and nothing else run', () => {
  const policy = new Map(closedHeaders).get('Content-Security-Policy')
  expect(policy).toContain("default-src 'none'; media-src 'self';")
  expect(policy).not.toContain('script-src')
})
