import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { releaseLock, takeLock } from './lock.ts'

let folder: string
let lock: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  lock = join(folder, '.editor-lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const leave = (pid: number, host = hostname()) =>
  writeFileSync(lock, JSON.stringify({ pid, host, address: 'http://127.0.0.1:4400/edit' }))

test('the second is told where the first is', () => {
  expect(takeLock(folder, 'http://127.0.0.1:4400/edit')).toBeUndefined()
  expect(takeLock(folder, 'http://127.0.0.1:4401/edit')).toMatchObject({
    pid: process.pid,
    address: 'http://127.0.0.1:4400/edit',
  })
  releaseLock(folder)
  expect(existsSync(lock)).toBe(false)
})

test('what a process left behind that is gone stops nobody', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  leave(pid)
  expect(takeLock(folder, 'here')).toBeUndefined()
  writeFileSync(lock, '{"pid":')
  expect(takeLock(folder, 'here')).toBeUndefined()
})

test('another machine is believed, and its lock is not taken away', () => {
  leave(process.pid, 'the-other-desk')
  expect(takeLock(folder, 'here')).toMatchObject({ host: 'the-other-desk' })
  releaseLock(folder)
  expect(existsSync(lock)).toBe(true)
})
