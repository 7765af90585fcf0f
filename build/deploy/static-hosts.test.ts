import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { closedHeaders, PAGE_ONLY } from '../../server/headers.ts'
import { planSite, type SitePlan } from '../../server/site-plan.ts'
import { writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { addressedPages, allPages, headerOf } from './place.ts'
import { writeDeployments } from './write-deployments.ts'

let plan: SitePlan
let read: (name: string) => Promise<string>

beforeEach(async () => {
  const folder = await temporaryFolder()
  await writeFixtureSite(folder)
  await writeDeployments(folder)
  plan = await planSite(folder)
  read = (name) => readFile(join(folder, 'deploy', name), 'utf8')
})

type Block = { path: string; lines: string[] }

function blocksOf(file: string): Block[] {
  return file
    .split('\n')
    .filter(Boolean)
    .reduce<Block[]>((blocks, line) => {
      if (!line.startsWith(' ')) return [...blocks, { path: line, lines: [] }]
      blocks.at(-1)!.lines.push(line.trim())
      return blocks
    }, [])
}

const applies = (rule: string, path: string) =>
  rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : rule === path

/** As Cloudflare documents it: rules in order, values joined, "!" takes away. */
function cloudflare(blocks: Block[], path: string): Map<string, string> {
  const sent = new Map<string, string>()
  for (const line of blocks.filter((block) => applies(block.path, path)).flatMap((block) => block.lines)) {
    const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? []
    if (line.startsWith('! ')) sent.delete(line.slice(2))
    else sent.set(name, sent.has(name) ? `${sent.get(name)}, ${value}` : value)
  }
  return sent
}

it('Cloudflare Pages sends each page, known or missing, the headers of our server', async () => {
  const blocks = blocksOf(await read('cloudflare-pages/_headers'))
  const missing = { '404.html': '/nothing', 'blog/404.html': '/blog/nothing' } as Record<string, string>
  for (const page of allPages(plan)) {
    const sent = cloudflare(blocks, missing[page.file] ?? page.address)
    for (const name of [...closedHeaders.map(([name]) => name), ...PAGE_ONLY])
      expect(sent.get(name) ?? '', `${page.file} ${name}`).toBe(headerOf(page.headers, name))
    expect(sent.get('Cache-Control')).toBe('no-cache')
  }
  expect(cloudflare(blocks, '/_astro/a.js').get('Cache-Control')).toContain('immutable')
})

it('stays within the limits of Cloudflare Pages', async () => {
  const blocks = blocksOf(await read('cloudflare-pages/_headers'))
  expect(blocks.length).toBeLessThanOrEqual(100)
  for (const line of blocks.flatMap((block) => block.lines)) expect(line.length).toBeLessThanOrEqual(2000)
})

it('Netlify sends each page the headers of our server, and none twice', async () => {
  const blocks = blocksOf(await read('netlify/_headers'))
  for (const page of addressedPages(plan)) {
    const lines = blocks.filter((block) => applies(block.path, page.address)).flatMap((block) => block.lines)
    const expected = [...closedHeaders.map(([name]) => name), ...PAGE_ONLY]
      .map((name) => `${name}: ${headerOf(page.headers, name)}`)
      .filter((line) => !line.endsWith(': '))
    expect(lines.toSorted()).toEqual([...expected, 'Cache-Control: no-cache'].toSorted())
  }
})

it('writes the redirects, lower-case spellings of addresses with capitals among them', async () => {
  const lines = (await read('cloudflare-pages/_redirects')).trim().split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['/bpc157 /BPC-157 301', '/bpc-157 /BPC-157 301', '/older /BPC-157 301']),
  )
  expect(lines.filter((line) => line.split(' ')[0] === line.split(' ')[1])).toEqual([])
})

it('offers HTTP/3 in a file of its own, since older nginx does not know the words', async () => {
  const [plain, http3] = await Promise.all([read('nginx.conf'), read('nginx-http3.conf')])
  expect(plain).not.toContain('quic')
  expect(http3).toMatch(/listen 443 quic reuseport;\s+http3 on;\s+add_header Alt-Svc 'h3=":443"/)
  expect(await read('Caddyfile')).toContain('protocols h1 h2 h3')
})
