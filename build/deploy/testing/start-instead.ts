import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { SiteManifest } from '#lib/site-manifest.ts'
import { serve } from '../../../server/serve.ts'
import { planSite, type SitePlan } from '../../../server/site-plan.ts'
import { localCertificate } from '../../../server/testing/certificate.ts'
import { writeFixtureSite } from '../../../server/testing/fixture-site.ts'
import { precompress } from '../../precompress.ts'
import { caddyfile } from '../caddy.ts'
import { nginxConf } from '../nginx.ts'
import { freePort, startHost, stopHost } from './hosts.ts'

const hosts = {
  nginx: {
    file: 'nginx.conf',
    write: nginxConf,
    listen: (port: number) => `${port} ssl http2`,
    args: (path: string) => ['-c', path, '-g', 'daemon off;'],
  },
  caddy: {
    file: 'Caddyfile',
    write: caddyfile,
    listen: (port: number) => `https://localhost:${port}`,
    args: (path: string) => ['run', '--config', path, '--adapter', 'caddyfile'],
  },
}

/** Starts the other server with the generated file, and behind it somebody who says what reached the relay. */
export async function startInstead(program: keyof typeof hosts, plan: SitePlan, folder: string) {
  const { file, write, listen, args } = hosts[program]
  const relay = await serve(
    async (incoming, response) => {
      const body = (await incoming.toArray()).join('')
      response.writeHead(202, { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      response.end(`${incoming.method} ${body} from ${incoming.headers['x-forwarded-for']}`)
    },
    { host: '127.0.0.1', port: 0 },
  )
  onTestFinished(() => relay.close(0))
  const { tls, ca } = localCertificate(folder)
  const [port, door] = [await freePort(), await freePort()]
  const runDir = join(folder, 'run')
  await mkdir(runDir)
  const place = {
    publicDir: plan.publicDir,
    relay: new URL(relay.url).host,
    listen: listen(port),
    tls,
    runDir,
  }
  const config = write(plan, program === 'nginx' ? { ...place, redirectFrom: String(door) } : place)
  await writeFile(join(folder, file), config)
  const child = await startHost(program, args(join(folder, file)), port, folder)
  onTestFinished(() => stopHost(child))
  return { theirs: `https://localhost:${port}`, door: `http://localhost:${door}`, ca }
}

/** The fixture with its odd corners and, where the site was built, every page of the real one. */
export async function siteToCompare(folder: string): Promise<SitePlan> {
  const { manifest } = await writeFixtureSite(folder)
  await precompress(folder)
  if (existsSync('dist/site.json')) {
    await cp('dist/public', join(folder, 'public'), { recursive: true, force: false })
    const real = JSON.parse(await readFile('dist/site.json', 'utf8')) as SiteManifest
    const both = {
      ...real,
      redirects: { ...real.redirects, ...manifest.redirects },
      frames: { ...real.frames, ...manifest.frames },
      policies: { ...real.policies, ...manifest.policies },
    }
    await writeFile(join(folder, 'site.json'), JSON.stringify(both))
  }
  return planSite(folder)
}
