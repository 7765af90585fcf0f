import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { planSite } from '../../server/site-plan.ts'
import { caddyfile } from './caddy.ts'
import { nginxConf } from './nginx.ts'
import { cloudflareHeaders, netlifyHeaders, netlifyRedirects, redirectLines } from './static-hosts.ts'

/** Writes dist/deploy/: the configuration of every host that can serve dist/public instead of our own server. */
export async function writeDeployments(distDir: string): Promise<void> {
  const plan = await planSite(distDir)
  const { hostname } = new URL(plan.manifest.origin)
  const common = { publicDir: '/srv/site/current/public', relay: '127.0.0.1:4321' }
  const certificates = `/etc/letsencrypt/live/${hostname}`
  const nginx = {
    ...common,
    listen: '443 ssl http2',
    redirectFrom: '80',
    tls: { cert: `${certificates}/fullchain.pem`, key: `${certificates}/privkey.pem` },
    runDir: '/run/nginx',
  }
  const files = {
    'nginx.conf': nginxConf(plan, nginx),
    'nginx-http3.conf': nginxConf(plan, { ...nginx, http3: '443 quic reuseport' }),
    Caddyfile: caddyfile(plan, { ...common, listen: hostname, redirectFrom: '80', runDir: '/var/lib/caddy' }),
    'cloudflare-pages/_headers': cloudflareHeaders(plan),
    'cloudflare-pages/_redirects': redirectLines(plan),
    'netlify/_headers': netlifyHeaders(plan),
    'netlify/_redirects': netlifyRedirects(plan),
  }
  for (const [name, text] of Object.entries(files)) {
    const path = join(distDir, 'deploy', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}
