import { spawn, spawnSync } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { available } from '../../build/deploy/testing/hosts.ts'

it('the image holds all the server needs', async () => {
  const lines = (await readFile('deploy/Dockerfile', 'utf8')).split('\n')
  const final = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const copied = final.flatMap((line) => /^COPY --from=build \/app\/(\S+) /.exec(line)?.[1] ?? [])
  expect(final).toContain('USER node')

  const folder = await temporaryFolder()
  await writeFixtureSite(join(folder, 'dist'))
  for (const path of copied.filter((name) => name !== 'dist' && !name.endsWith('/node')))
    await cp(path, join(folder, path), { recursive: true, dereference: true })
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: folder, env: { PORT: '0' } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const words: string[] = []
  await new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => words.push(String(chunk)))
    child.stdout.on('data', (chunk) => String(chunk).includes('The site is at') && resolve())
    child.on('exit', () => resolve())
  })
  expect(words.join('')).toContain('The site is at http://127.0.0.1:')
})

/** A network of its own, where no port below 1024 is free for all; what the unit leaves of root's rights, and another user. */
const asTheUnitRuns = (unit: string) => {
  const rights = (name: string) => {
    const value = new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? ''
    return ['-all', ...value.split(' ').filter(Boolean)].map((right) =>
      right.replace('CAP_', '+').toLowerCase(),
    )
  }
  const sets = ['--inh-caps', '--ambient-caps'].map((set) => `${set}=${rights('AmbientCapabilities').join()}`)
  const bounding = `--bounding-set=${rights('CapabilityBoundingSet').join()}`
  return ['-n', 'setpriv', '--reuid=65534', '--clear-groups', '--no-new-privs', ...sets, bounding]
}

const hasOwnNetwork = spawnSync('unshare', ['-n', 'true']).status === 0

it.skipIf(!hasOwnNetwork)('the unit may bind 443 without root', async () => {
  const unit = await readFile('deploy/site.service', 'utf8')
  const bind =
    "net.createServer().on('error', () => process.exit(1)).listen(443, '0.0.0.0', () => process.exit(0))"
  const statusOf = (text: string) =>
    spawnSync('unshare', [...asTheUnitRuns(text), process.execPath, '-e', bind], { encoding: 'utf8' })
  expect(statusOf('')).toMatchObject({ status: 1 })
  expect(statusOf(unit)).toMatchObject({ status: 0, stderr: '' })
})

it.skipIf(!available('systemd-analyze'))('systemd understands the units', async () => {
  const folder = await temporaryFolder()
  await cp('deploy/site.socket', join(folder, 'site.socket'))
  const unit = await readFile('deploy/site.service', 'utf8')
  const here = unit
    .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
    .replace(/^WorkingDirectory=.*/m, 'WorkingDirectory=/')
  const path = join(folder, 'site.service')
  await writeFile(path, here)
  const both = [path, join(folder, 'site.socket')]
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...both], { encoding: 'utf8' })
  expect([status, stderr.split('\n').filter((line) => /site\.(service|socket)/.test(line))]).toEqual([0, []])
})
