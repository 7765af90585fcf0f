import { spawn, spawnSync } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { available } from './testing/hosts.ts'

it('the image holds all the server needs', async () => {
  const lines = (await readFile('deploy/Dockerfile', 'utf8')).split('\n')
  const final = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const copied = final.flatMap((line) => /^COPY --from=build \/app\/(\S+) /.exec(line)?.[1] ?? [])
  expect(final).toContain('USER node')

  const folder = await temporaryFolder()
  await writeFixtureSite(join(folder, 'dist'))
  for (const path of copied.filter((name) => name !== 'dist'))
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

it('systemd understands the unit', async () => {
  if (!available('systemd-analyze')) return
  const folder = await temporaryFolder()
  const unit = await readFile('deploy/site.service', 'utf8')
  const here = unit
    .replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`)
    .replace(/^WorkingDirectory=.*/m, 'WorkingDirectory=/')
  const path = join(folder, 'site.service')
  await writeFile(path, here)
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' })
  expect([status, stderr.split('\n').filter((line) => line.includes('site.service'))]).toEqual([0, []])
})
