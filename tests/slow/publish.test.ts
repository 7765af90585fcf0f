import { execFileSync, spawnSync } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { contentRepository } from '../../editor/testing/repository.ts'
import { root } from '../../build/run.ts'

const site = contentRepository()
afterAll(site.dispose)

const publish = (...args: string[]) =>
  spawnSync('node', ['scripts/publish.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: site.content },
  })
const sent = () =>
  execFileSync('git', ['-C', site.remote, 'log', '--format=%s', 'main'], { encoding: 'utf8' }).split('\n')

test('npm run publish says what to set up, what changed, and then does it', () => {
  site.replace('prices.yaml', /(contrave:\n.*\n {2}amount: )\d+/, '$177700')
  const first = publish('--yes')
  expect([first.status, first.stderr]).toEqual([
    1,
    expect.stringContaining('Nothing says where a change goes'),
  ])
  site.publishTo({ push: 'origin main' })
  const look = publish('--look')
  expect(look.stdout).toMatch(/Contrave: \$\S+ becomes \$777, on \d+ pages/)
  expect(look.stdout).toContain('It is sent to origin, branch main.')
  expect(site.git('log', '--format=%s')).toBe('First version')
  const done = publish('--yes', '-m', 'Contrave costs $777 from now on')
  expect([done.status, done.stderr]).toEqual([0, ''])
  expect(done.stdout).toContain('Sent to origin, branch main.')
  expect(sent()[0]).toBe('Contrave costs $777 from now on')
})

test('without a yes nothing is done', () => {
  site.replace('prices.yaml', /(contrave:\n.*\n {2}amount: )\d+/, '$188800')
  const { stdout } = spawnSync('node', ['scripts/publish.ts'], {
    cwd: root,
    encoding: 'utf8',
    input: 'no\n',
    env: { ...process.env, CONTENT_DIR: site.content },
  })
  expect(stdout).toContain('Publish it?')
  expect(site.git('status', '--porcelain')).toBe('M content/prices.yaml')
})
