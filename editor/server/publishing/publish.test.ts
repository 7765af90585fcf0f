import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentRepository } from '../../testing/repository.ts'
import { historyOf, versionIn } from './history.ts'
import { messageFor, planOf } from './plan.ts'
import { publishContent } from './publish.ts'

let site: ReturnType<typeof contentRepository>
beforeEach(() => {
  site = contentRepository()
})
afterEach(() => site.dispose())

const raiseContrave = () => site.replace('prices.yaml', /(contrave:\n.*\n {2}amount: )15000/, '$116000')

describe('what would be published', () => {
  test('is said in words', async () => {
    raiseContrave()
    site.replace('practice.yaml', /display: .*/, 'display: (352) 326-4410')
    site.replace('posts/peptide-therapy.md', /^title: .*$/m, 'title: Peptide therapy, told anew')
    rmSync(join(site.content, 'posts/women-and-heart-disease.md'))
    const { changes } = await planOf(site.content)
    expect(changes).toContain('Contrave: $150 becomes $160, on 4 pages')
    expect(changes).toContain(
      'Practice: name, phone, hours, links: Phone › Number as people read it: “(352) 555-0142” becomes “(352) 326-4410”',
    )
    expect(changes.join('\n')).toMatch(
      /Peptide therapy, told anew \(\/blog\/peptide-therapy\): Title: “.*” becomes “/,
    )
    expect(changes.join('\n')).toMatch(/Women and Heart Disease.*: deleted/)
  })

  test('names what has to be set up or mended first', async () => {
    raiseContrave()
    expect((await planOf(site.content)).missing).toEqual([
      expect.stringContaining('Nothing says where a change goes'),
    ])
    site.publishTo({ push: 'elsewhere main' })
    site.git('config', 'user.email', '')
    expect((await planOf(site.content)).missing).toEqual([
      expect.stringContaining('does not know your name'),
      expect.stringContaining('no remote called elsewhere'),
    ])
    site.replace('prices.yaml', 'amount: 16000', 'amount: cheap')
    await expect(publishContent(site.content)).rejects.toThrow(/contrave.amount: must be a number/)
    rmSync(join(site.folder, 'site/.git'), { recursive: true })
    expect((await planOf(site.content)).missing).toContainEqual(expect.stringContaining('git init'))
  })
})

describe('publishing', () => {
  test('records content alone under a readable name, and sends it', async () => {
    site.publishTo({ push: 'origin main' })
    site.git('commit', '--quiet', '--all', '-m', 'Say where it goes')
    raiseContrave()
    // Somebody's work on the code is not carried along.
    execFileSync('touch', [join(site.folder, 'site/half-done.ts')])
    site.git('add', 'half-done.ts')
    expect(await publishContent(site.content)).toEqual([
      'Recorded in the history.',
      'Sent to origin, branch main.',
    ])
    const sent = execFileSync('git', [
      '-C',
      site.remote,
      'log',
      '-1',
      '--name-only',
      '--format=%an: %s',
      'main',
    ])
    expect(String(sent)).toBe('Mara Ellis: Contrave: $150 becomes $160, on 4 pages\n\ncontent/prices.yaml\n')
    expect(site.git('status', '--porcelain')).toBe('A  half-done.ts')
    expect(await publishContent(site.content)).toEqual(['origin has everything already.'])
  })

  test('is refused in words when somebody else was quicker, and loses nothing', async () => {
    site.publishTo({ push: 'origin main' })
    await publishContent(site.content)
    const elsewhere = join(site.folder, 'elsewhere')
    execFileSync('git', ['clone', '--quiet', site.remote, elsewhere])
    const there = ['-C', elsewhere, '-c', 'user.name=Ada', '-c', 'user.email=ada@practice.example']
    execFileSync('git', [...there, 'commit', '--quiet', '--allow-empty', '-m', 'Quicker'])
    execFileSync('git', ['-C', elsewhere, 'push', '--quiet'])
    raiseContrave()
    await expect(publishContent(site.content)).rejects.toThrow(/Somebody else published meanwhile/)
    site.git('pull', '--quiet', '--rebase', 'origin', 'main')
    expect(await publishContent(site.content)).toEqual(['Sent to origin, branch main.'])
  })
})

test('every version of a file can be read again', async () => {
  site.publishTo({ push: 'origin main' })
  await publishContent(site.content)
  const before = site.read('prices.yaml')
  raiseContrave()
  await publishContent(site.content, 'Contrave costs more')
  const [newest, first, ...rest] = (await historyOf(site.content, 'prices.yaml'))!
  expect([newest, first, rest]).toEqual([
    expect.objectContaining({ author: 'Mara Ellis', subject: 'Contrave costs more' }),
    expect.objectContaining({ subject: 'First version' }),
    [],
  ])
  expect(String(await versionIn(site.content, 'prices.yaml', first!.commit))).toBe(before)
  expect(await versionIn(site.content, 'prices.yaml', 'HEAD')).toBeNull()
})

test('a long list of changes has a short name and is told in full below it', () => {
  const message = messageFor([
    'A first change that is told at great length, so that it cannot stand in a list',
    'B',
  ])
  const [subject = '', empty, ...lines] = message.split('\n')
  expect(subject.length).toBeLessThanOrEqual(72)
  expect(subject).toMatch(/^A first change .*… \(and 1 more\)$/)
  expect([empty, lines.length]).toEqual(['', 2])
  expect(messageFor(['B'])).toBe('B')
})
