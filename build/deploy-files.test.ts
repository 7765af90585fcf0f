import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')

test('nightly build runs as a user of its own, in the sandbox of the server', () => {
  const [, sandbox = ''] = /^(NoNewPrivileges=yes\n[^]*?)\n\[Install\]/m.exec(read('site.service')) ?? []
  expect(sandbox).toContain('ProtectSystem=strict')
  expect(read('site-rebuild.service')).toContain(sandbox.trim())
  expect(read('site-rebuild.service')).toMatch(/^User=(?!root)\S+$/m)
})

test('Docker image checks its health at the port it listens on', () => {
  const [check] = /^HEALTHCHECK .*$/m.exec(read('Dockerfile')) ?? []
  expect(check).toContain('${process.env.PORT}')
  expect(check).not.toMatch(/:\d{4}/)
})
