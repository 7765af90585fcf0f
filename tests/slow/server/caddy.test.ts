import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { expect, describe, test } from 'vitest'
import { waitUntil } from '../../../server/testing/relay.ts'
import { freePort, request } from '../../../server/testing/request.ts'
import { printFigure, startProgram } from '../program.ts'

const hasCaddy = (() => {
  try {
    execFileSync('caddy', ['version'])
    return true
  } catch {
    return false
  }
})()

describe.skipIf(!hasCaddy)('behind Caddy (needs caddy)', () => {
  test('Caddy passes pages and headers, and a restart of the server refuses nobody', async () => {
    let program = await startProgram({ TRUST_PROXY: '1' })
    const { directory, port } = program
    const front = await freePort()
    const env = {
      ...process.env,
      SITE_NAME: `http://127.0.0.1:${front}`,
      SITE_SERVER: `127.0.0.1:${port}`,
      CADDY_ADMIN: 'off',
      HOME: directory,
    }
    const config = ['--config', 'deploy/Caddyfile', '--adapter', 'caddyfile']
    execFileSync('caddy', ['validate', ...config], { env, stdio: 'ignore' })
    const caddy = spawn('caddy', ['run', ...config], { env, stdio: 'ignore' })
    const url = `http://127.0.0.1:${front}`
    const status = () =>
      request(url, '/semaglutide').then(
        (answer) => answer.status,
        () => 0,
      )
    await waitUntil('Caddy answers', async () => (await status()) === 200)
    const { headers } = await request(url, '/semaglutide')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    const missing = await request(url, '/nothing', { headers: { 'accept-encoding': 'gzip' } })
    expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'gzip'])
    let done = false
    const statuses: number[] = []
    const visitor = async () => {
      while (!done) statuses.push(await status())
    }
    const visitors = [visitor(), visitor()]
    await waitUntil('visitors come', () => statuses.length > 10)
    await program.end()
    program = await startProgram({ TRUST_PROXY: '1', PORT: String(port) }, directory)
    await waitUntil('visitors go on', () => statuses.length > 60, 60_000)
    done = true
    await Promise.all(visitors)
    printFigure(
      'restart behind Caddy',
      `${statuses.length} answers, ${statuses.filter((one) => one !== 200).length} not 200`,
    )
    expect(statuses.filter((one) => one !== 200)).toEqual([])
    caddy.kill()
    await once(caddy, 'exit')
    await program.end()
    rmSync(directory, { recursive: true, force: true })
  }, 120_000)
})
