import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { openFolderQueue } from '../server/mail/folder-queue.ts'
import { writeFixtureSite } from '../server/testing/fixture-site.ts'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'

const mail = (folder: string, ...args: string[]) =>
  spawnSync(process.execPath, ['scripts/mail.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: join(folder, 'data'), SITE_DIR: join(folder, 'dist') },
  })

it('lists, shows and releases held mail beside a running server', async () => {
  const folder = await temporaryFolder()
  const queue = openFolderQueue(join(folder, 'data'), () => {})
  await queue.add('abcdefgh1234', Buffer.from('Subject: x\r\n\r\nhello'), Date.now(), 'daily-cap')
  expect(mail(folder, 'list').stdout).toMatch(/abcdefgh1234 .* held .*daily-cap/)
  expect(mail(folder, 'show', 'abcd').stdout).toContain('hello')
  expect(mail(folder, 'release', 'held').stdout).toContain('1 mail(s)')
  expect(readdirSync(join(folder, 'data', 'new'))).toHaveLength(1)
  expect(mail(folder, 'show', 'zzz').status).toBe(1)
  await queue.close()
})

it('carries an old SQLite store over, once', async () => {
  const folder = await temporaryFolder()
  await writeFixtureSite(join(folder, 'dist'))
  mkdirSync(join(folder, 'data'))
  const database = new DatabaseSync(join(folder, 'data', 'relay.sqlite'))
  database.exec(`CREATE TABLE messages (id TEXT, digest TEXT, form TEXT, fields TEXT, page TEXT, received_at INTEGER,
    state TEXT, spam TEXT, attempts INTEGER, next_attempt_at INTEGER, last_error TEXT, delivered_at INTEGER)`)
  const fields = JSON.stringify({ subscriber_email: 'old@example.com' })
  const insert = database.prepare(
    `INSERT INTO messages VALUES (?, '', 'newsletter', ?, '/', 1000, ?, ?, 0, 0, NULL, NULL)`,
  )
  insert.run('11111111-waiting', fields, 'waiting', null)
  insert.run('22222222-held', fields, 'held', 'no-token')
  insert.run('33333333-sent', fields, 'delivered', null)
  database.close()
  expect(mail(folder, 'carry-over').stdout).toContain('2 mail(s)')
  expect(readdirSync(join(folder, 'data', 'new'))).toEqual([expect.stringContaining('11111111-waiting,')])
  expect(readdirSync(join(folder, 'data', 'held'))).toEqual([
    expect.stringMatching(/^22222222-held,.*,no-token,\w+\.eml$/),
  ])
  expect(mail(folder, 'show', '1111').stdout).toContain('old@example.com')
  expect(existsSync(join(folder, 'data', 'relay.sqlite'))).toBe(false)
  expect(mail(folder, 'carry-over').stdout).toContain('nothing to carry over')
})
