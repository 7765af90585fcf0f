import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgresQueue } from '../../../server/mail/postgres-queue.ts'
import { readMail } from '../../../server/testing/read-mail.ts'
import { startSmtp, waitUntil } from '../../../server/testing/relay.ts'
import { freePort } from '../../../server/testing/request.ts'
import { postNumber, printFigure, rounds, startProgram } from '../program.ts'

const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
const bin = join('/usr/lib/postgresql', versions.at(-1) ?? '', 'bin')
const isRoot = process.getuid?.() === 0

describe.skipIf(!existsSync(join(bin, 'initdb')))('on PostgreSQL (needs its server binaries)', () => {
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'))
  const data = join(directory, 'data')
  let url = ''
  // PostgreSQL refuses to run as root.
  const run = (command: string, args: string[]) =>
    isRoot
      ? execFileSync('runuser', ['-u', 'postgres', '--', join(bin, command), ...args], {
          stdio: 'ignore',
          cwd: directory,
        })
      : execFileSync(join(bin, command), args, { stdio: 'ignore' })

  beforeAll(async () => {
    chmodSync(directory, 0o777)
    if (isRoot) {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])))
      chownSync(directory, uid!, gid!)
    }
    run('initdb', ['-D', data, '-A', 'trust', '-U', 'mail'])
    const port = await freePort()
    const options = `-p ${port} -k ${directory} -h 127.0.0.1`
    run('pg_ctl', ['-D', data, '-w', '-l', join(directory, 'log'), '-o', options, 'start'])
    url = `postgres://mail@127.0.0.1:${port}/postgres`
  }, 60_000)
  afterAll(() => {
    run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(directory, { recursive: true, force: true })
  })

  test('relay sends what a killed relay on the same database was sending', async () => {
    // Each mail takes long enough that the relay is killed while sending.
    const smtp = await startSmtp({
      onMailFrom: (_address, _session, done) => void setTimeout(() => done(null), 50),
    })
    const env = { DATABASE_URL: url, SMTP_URL: smtp.url }
    const one = await startProgram(env)
    let two = await startProgram(env)
    const numbers: string[] = []
    const mailed = () =>
      new Set(smtp.received.map(({ raw }) => /n([\d-]+)@example/.exec(readMail(raw).text)?.[1]))
    for (let round = 0; round < rounds; round++) {
      const started = performance.now()
      const posted = Array.from({ length: 60 }, async (_, index) => {
        numbers.push(`${round}-${index}`)
        expect(await postNumber(index % 2 ? one.url : two.url, `${round}-${index}`)).toBe(200)
      })
      await Promise.all(posted)
      const seconds = (performance.now() - started) / 1000
      printFigure('PostgreSQL', `${Math.round(60 / seconds)} stored a second by two relays`)
      // A repeated message is stored once, even if the other relay receives it.
      expect(await postNumber(one.url, `${round}-0`)).toBe(200)
      await two.end('SIGKILL')
      two = await startProgram(env, two.directory)
    }
    await waitUntil('all are mailed', () => mailed().size === numbers.length, 120_000)
    const twice = smtp.received.length - mailed().size
    printFigure(
      'PostgreSQL',
      `${numbers.length} of ${numbers.length} acknowledged and mailed, ${twice} twice`,
    )
    const ids = smtp.received.map(({ raw }) => readMail(raw).headers['message-id']?.[0])
    expect(new Set(ids).size).toBe(numbers.length)
    await one.end()
    await two.end()
    await smtp.stop()
  }, 300_000)

  test('PostgreSQL queue purges sent mail and oldest spam, and replaces a truncated secret', async () => {
    const pool = new Pool({ connectionString: url })
    const queue = openPostgresQueue(url)
    await queue.secret()
    await pool.query('DELETE FROM mails')
    for (const id of ['first', 'second', 'third']) {
      await queue.add(id, Buffer.from(id), ['first', 'second', 'third'].indexOf(id) * 1_000, 'honeypot')
      await pool.query(
        `UPDATE mails SET raw = convert_to(repeat('x', 90 * 1024 * 1024), 'UTF8') WHERE id = $1`,
        [id],
      )
    }
    await queue.add('doubtful', Buffer.from('x'), 1, 'daily-cap')
    expect(await queue.purge(0)).toMatchObject([{ id: 'first' }])
    const left = async () => (await queue.list()).map(({ id }) => id).sort()
    expect(await left()).toEqual(['doubtful', 'second', 'third'])
    await queue.add('sent', Buffer.from('x'), Date.now())
    await queue.attemptNext(async () => ({ state: 'sent' }))
    expect(await queue.purge(Date.now() + 60_000)).toHaveLength(3)
    expect(await left()).toEqual(['doubtful'])

    const values = `'new', '', convert_to(repeat('x', 90 * 1024 * 1024), 'UTF8'), now(), now() + interval '1 minute'`
    await pool.query(`INSERT INTO mails VALUES ('large', ${values})`)
    await pool.query(
      `INSERT INTO mails SELECT 'large' || n, state, reason, raw, received_at, due_at
         FROM mails, generate_series(1, 22) AS n WHERE id = 'large'`,
    )
    await expect(queue.add('last', Buffer.from('x'), Date.now())).rejects.toThrow('store-bound')
    await pool.query(`DELETE FROM mails WHERE state = 'new'`)
    expect(await queue.add('last', Buffer.from('x'), Date.now())).toBe(true)
    await queue.close()

    await pool.query(`UPDATE mail_settings SET value = 'cut' WHERE name = 'secret'`)
    const again = openPostgresQueue(url)
    expect(await again.secret()).toHaveLength(43)
    await again.close()
    await pool.end()
  })
})
