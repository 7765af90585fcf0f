import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeDown } from '../../server/visits/book.ts'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { root } from '../../build/run.ts'

const print = (...words: string[]) =>
  execFileSync(process.execPath, ['scripts/visits.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  })

it('prints days and pages of every folder it is given, and draws a chart', async () => {
  const [one, other] = [await temporaryFolder(), await temporaryFolder()]
  const day = {
    visitors: 2,
    bots: 4,
    pages: { '/': { view: 1200, call: 1 }, '/contact': { view: 3, form: 2 } },
  }
  await writeDown(join(one, 'visits'), '2026-11-14', day)
  await writeDown(join(one, 'visits'), '2026-11-15', day)
  await writeDown(join(other, 'visits'), '2026-11-15', {
    visitors: 1,
    bots: 0,
    pages: { '/': { booking: 5 } },
  })

  const lines = print(one, other)
    .split('\n')
    .map((line) => line.trim().split(/ {2,}/))
  expect(lines).toContainEqual(['2026-11-14', '2', '1,203', '2', '1', '0', '4'])
  expect(lines).toContainEqual(['2026-11-15', '3', '1,203', '2', '1', '5', '4'])
  expect(lines).toContainEqual(['all', '5', '2,406', '4', '2', '5', '8'])
  expect(lines).toContainEqual(['/', '2,400', '0', '2', '5'])
  const chart = readFileSync(join(one, 'visits/visits.svg'), 'utf8')
  expect(chart.match(/<rect x=/g)).toHaveLength(2)
  expect(chart).toContain('<title>2026-11-15: 1203 pages, 3 visitors</title>')

  expect(print('1', one)).not.toContain('2026-11-14')
})

it('says what to do where nothing was counted', async () => {
  const folder = await temporaryFolder()
  expect(() => print(folder)).toThrow(/visits\.count/)
  expect(existsSync(join(folder, 'visits'))).toBe(false)
})
