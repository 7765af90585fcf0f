import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readMail } from '../../../server/testing/read-mail.ts'
import { startSmtp, waitUntil } from '../../../server/testing/relay.ts'
import { postNumber, printFigure, type Program, rounds, startProgram } from '../program.ts'

test('kill -9 under 16 clients loses no acknowledged message', async () => {
  const acknowledged = new Set<string>()
  const smtp = await startSmtp()
  const env = { SMTP_URL: smtp.url }
  let program: Program = await startProgram(env)
  const { directory } = program
  let [killed, slowest] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    let stopped = false
    const client = async (name: number) => {
      for (let index = 0; !stopped; index++) {
        const number = `${round}-${name}-${index}`
        if ((await postNumber(program.url, number)) === 200) acknowledged.add(number)
        else await delay(5)
      }
    }
    const clients = Promise.all(Array.from({ length: 16 }, (_, name) => client(name)))
    const before = acknowledged.size
    await waitUntil('some are acknowledged', () => acknowledged.size > before + 100, 60_000)
    await program.end('SIGKILL')
    killed++
    stopped = true
    await clients
    program = await startProgram(env, directory)
    slowest = Math.max(slowest, program.readyMs)
  }
  await waitUntil(
    'everything is mailed',
    () => readdirSync(join(directory, 'data', 'new')).length === 0,
    120_000,
  )
  const mails = smtp.received.map(({ raw }) => readMail(raw))
  const found = new Set(mails.map(({ text }) => /n([\d-]+)@example/.exec(text)?.[1]))
  const ids = new Set(mails.map(({ headers }) => headers['message-id']?.[0]))
  const lost = [...acknowledged].filter((number) => !found.has(number))
  printFigure(
    'kill -9',
    `${killed} rounds, ${acknowledged.size} acknowledged, ${lost.length} lost, ${mails.length - found.size} mailed twice, ready again after ${Math.round(slowest)} ms at most`,
  )
  expect(lost).toEqual([])
  // Copies of one message have the same Message-ID.
  expect(ids.size).toBe(found.size)
  await program.end()
  await smtp.stop()
  rmSync(directory, { recursive: true })
}, 600_000)
