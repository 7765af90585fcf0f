import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { defaultEmailJsIds } from '#lib/mail/settings.ts'
import type { Integrations } from '#lib/integrations.ts'
import { postBuild } from './post-build.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const integrations = {
  analytics: { measurementId: null },
  video: { host: 'https://player.example' },
} as Integrations

/** Writes pages as Astro does and finishes the build. */
async function finished(pages: Record<string, string>): Promise<{ publicDir: string; read: Read }> {
  const folder = await temporaryFolder()
  const publicDir = join(folder, 'public')
  for (const [file, text] of Object.entries({
    'page-props/a.json': '{}',
    '_astro/a.js': 'run()',
    ...pages,
  })) {
    await mkdir(dirname(join(publicDir, file)), { recursive: true })
    await writeFile(join(publicDir, file), text)
  }
  const manifest = {
    origin: 'https://clinic.example',
    practice: { name: 'Clinic', phone: '', email: '' },
    smsConsent: 'required' as const,
    mail: { ...defaultEmailJsIds, origin: '' },
    pages: Object.keys(pages).map((file) => `/${file.replace(/\.html$/, '')}`),
    redirects: {},
  }
  const done = postBuild(integrations, manifest).hooks['astro:build:done'] as (given: {
    dir: URL
  }) => Promise<void>
  await done({ dir: pathToFileURL(`${publicDir}/`) })
  return { publicDir, read: (file) => readFile(join(publicDir, file), 'utf8') }
}
type Read = (file: string) => Promise<string>

const document = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`
test('page policy has the hash of its inline code and the frames it may show', async () => {
  const page = document('<p data-video></p><script>first()</script>')
  const { read } = await finished({ 'one.html': page })
  const { '/one': headers } = JSON.parse(await read('../headers.json'))
  const policy = new Map<string, string>(headers).get('Content-Security-Policy')
  expect(policy?.match(/'sha256-/g)).toHaveLength(1)
  expect(policy).toContain('frame-src https://player.example;')
})

test('build warns of a picture twice on a page or large on five, portraits apart', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const large = '<div><picture><source><img src="/_astro/lake.Dx1.webp" alt=""></picture></div>'
  const small = '<span class="thumbnail"><picture><img src="/_astro/porch.Dx2.webp" alt=""></picture></span>'
  const page = document(`<header>${large}</header><main>${large}${small}</main>`)
  const portrait = large.replace('<div>', '<div class="portrait">')
  const four = Array.from({ length: 4 }, (_, index) => [`page-${index}.html`, page])
  await finished(
    Object.fromEntries([
      ...four,
      ['es/page-0.html', page],
      ['b.html', document(`<main>${portrait}${portrait}</main>`)],
    ]),
  )
  expect(said).not.toHaveBeenCalled()
  await finished(Object.fromEntries([...four, ['twice.html', document(`<main>${large}${large}</main>`)]]))
  expect(said.mock.calls.flat()).toEqual([
    'Pictures: /twice shows lake twice.',
    expect.stringMatching(/^Pictures: lake is on 5 pages: \/page-0/),
  ])
  said.mockRestore()
})

test('page that names a Markdown copy gets one', async () => {
  const head =
    '<link rel="canonical" href="https://clinic.example/a"><link rel="alternate" type="text/markdown" href="/a.md">'
  const { read } = await finished({ 'a.html': document(`<main><h1>Care</h1></main>`, head) })
  expect(await read('a.md')).toBe('# Care\n\n<https://clinic.example/a>\n')
})
