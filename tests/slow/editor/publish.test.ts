import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../../../build/run.ts'
import { publishingPlan, publishContent } from '../../../editor/server/publishing/publish.ts'
import { contentRepository } from '../../../editor/testing/content-repository.ts'

let site: ReturnType<typeof contentRepository>
beforeEach(() => {
  site = contentRepository({ isEnglish: true })
})
afterEach(() => site.dispose())

test('publishing after somebody else is refused with a message and loses nothing', async () => {
  site.publishTo('origin main')
  await publishContent(site.content)
  const elsewhere = join(site.folder, 'elsewhere')
  execFileSync('git', ['clone', '--quiet', site.remote, elsewhere])
  const there = ['-C', elsewhere, '-c', 'user.name=Ada', '-c', 'user.email=ada@practice.example']
  execFileSync('git', [...there, 'commit', '--quiet', '--allow-empty', '-m', 'Quicker'])
  execFileSync('git', ['-C', elsewhere, 'push', '--quiet'])
  site.price().raise(987)
  await expect(publishContent(site.content)).rejects.toThrow(/Somebody else published meanwhile/)
  site.git('pull', '--quiet', '--rebase', 'origin', 'main')
  await publishContent(site.content)
  expect(site.sent().slice(0, 2)).toEqual([expect.stringContaining('becomes $987'), 'Quicker'])
})

test('publishing without a repository or remote says so', async () => {
  site.publishTo('elsewhere main')
  await expect(publishContent(site.content)).rejects.toThrow(/git reports: .*'elsewhere'/)
  rmSync(join(site.folder, 'site/.git'), { recursive: true })
  expect((await publishingPlan(site.content)).missing).toContainEqual(expect.stringContaining('git init'))
})

test('npm run publish says what to set up and what changed, asks, and does it', () => {
  const publish = (args: string[], input = '') =>
    spawnSync('node', ['scripts/publish.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
      input,
      env: { ...process.env, CONTENT_DIR: site.content },
    })
  site.publishTo('null')
  expect(publish(['--yes']).stderr).toContain('It is not set where changes are published')
  site.publishTo('origin main')
  site.price().raise(987)
  const asked = publish([], 'no\n')
  expect(asked.stdout).toContain('becomes $987')
  expect(asked.stdout).toContain('It is sent to origin, branch main.')
  expect(site.git('status', '--porcelain')).toBe('M content/prices.yaml')
  const done = publish(['--yes', '-m', 'It costs $987 from now on'])
  expect([done.status, done.stderr]).toEqual([0, ''])
  expect(site.sent()[0]).toBe('It costs $987 from now on')
})
