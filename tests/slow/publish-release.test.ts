import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { activateRelease } from '../../build/releases.ts'
import { root } from '../../build/run.ts'
import { writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { request } from '../../server/testing/request.ts'
import { startSite } from '../../server/testing/fixture-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'publish-release-'))
/** A copy of the project, as on the practice's own server; only node_modules is shared. */
const clone = join(folder, 'app')
const served = join(folder, 'srv')
const at = (file: string) => join(clone, file)
const parts = ['astro.config.ts', 'package.json', 'tsconfig.json', 'public', 'src', 'content', 'editor']
const tools = ['build', 'server', 'scripts', 'tests', '.gitignore', '.cache/astro', '.cache/cards']

beforeAll(() => {
  // The copied caches save drawing the pictures again.
  for (const name of [...parts, ...tools].filter((one) => existsSync(join(root, one))))
    cpSync(join(root, name), at(name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), at('node_modules'))
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Mara Ellis')
  git('config', 'user.email', 'mara@practice.example')
  change('content/launch.yaml', /^publishing:\n(?: {2}.*\n)*/m, '')
  change('content/launch.yaml', /$/, `\npublishing:\n  push: null\n  release: ${served}\n`)
  git('add', '.')
  git('commit', '--quiet', '-m', 'First version')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('published price is served within seconds, and a failed build leaves the old site', async () => {
  await writeFixtureSite(join(folder, 'dist'), { release: 'the release before' })
  await activateRelease(served, join(folder, 'dist'))
  const { url } = await startSite(join(served, 'current'))
  const page = async (address: string) => String((await request(url, address)).body)
  const [id, price] = Object.entries(
    parse(readFileSync(at('content/prices.yaml'), 'utf8')) as Record<
      string,
      { page: string; amount: number }
    >,
  ).find(([, { amount }]) => amount > 0)!
  change('content/prices.yaml', new RegExp(`(^${id}:\n(?: {2}.*\n)*? {2}amount: )\\d+`, 'm'), '$198700')

  // The content check passes, so only the build can notice the damaged picture.
  const [photo] = Object.values(
    parse(readFileSync(at('content/photos/photos.yaml'), 'utf8')) as Record<string, { file: string }>,
  )
  const picture = at(join('content', photo!.file))
  const whole = readFileSync(picture)
  writeFileSync(picture, 'no picture')
  const failed = npmRunPublish()
  expect(failed.status).toBe(1)
  expect(failed.stderr).toMatch(
    /^The new site could not be put into service, so visitors still see the old one/,
  )
  expect(failed.stderr).toContain(photo!.file)
  expect(await page('/semaglutide')).toContain('the release before')
  expect(git('status', '--porcelain')).toBe('')

  writeFileSync(picture, whole)
  const done = npmRunPublish()
  expect(done.stderr).toBe('')
  expect(done.stdout).toContain(`put into service in ${served}.\nPublished.`)
  await expect.poll(() => page(price.page), { timeout: 30_000 }).toContain('$987')
}, 900_000)

function npmRunPublish() {
  return spawnSync('node', ['scripts/publish.ts', '--yes'], {
    cwd: clone,
    encoding: 'utf8',
    // Without NODE_ENV=test and DEV=1 of the test, which would build a slow site for development.
    env: { PRECOMPRESS: 'no', HOME: folder, PATH: `${at('node_modules/.bin')}:${process.env['PATH']}` },
  })
}

function git(...args: string[]): string {
  return execFileSync('git', ['-C', clone, ...args], { encoding: 'utf8' }).trim()
}

function change(file: string, place: RegExp, text: string): void {
  const before = readFileSync(at(file), 'utf8')
  expect(before, file).toMatch(place)
  writeFileSync(at(file), before.replace(place, text))
}
