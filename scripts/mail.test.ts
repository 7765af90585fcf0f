import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFolderQueue } from '../server/mail/folder-queue.ts'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'

const mail = (folder: string, ...args: string[]) =>
  spawnSync(process.execPath, ['scripts/mail.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: join(folder, 'data') },
  })

test('mail command lists, shows and releases held mail beside a running server', async () => {
  const folder = await temporaryFolder()
  const queue = openFolderQueue(join(folder, 'data'), () => {})
  await queue.add('abcdefgh1234', Buffer.from('Subject: x\r\n\r\nhello'), Date.now(), 'daily-cap')
  await queue.add('spam', Buffer.from('x'), Date.now(), 'honeypot')
  expect(mail(folder, 'list').stdout).toMatch(/abcdefgh1234 .* held .*daily-cap/)
  expect(mail(folder, 'show', 'abcd').stdout).toContain('hello')
  expect(mail(folder, 'release', 'held').stdout).toContain('1 mail(s)')
  expect(readdirSync(join(folder, 'data', 'new'))).toHaveLength(1)
  expect(mail(folder, 'show', 'zzz').status).toBe(1)
  await queue.close()
})
