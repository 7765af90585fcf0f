import { expect, it } from 'vitest'
import { request } from './testing/request.ts'
import { startProgram } from './testing/start-program.ts'

const form = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  'sec-fetch-mode': 'navigate',
}

it('starts, serves pages and forms, and stops when told', async () => {
  const { child, url, ended } = await startProgram()
  const origin = await url
  expect((await request(origin, '/semaglutide')).status).toBe(200)

  const send = (body: string) =>
    request(origin, '/api/v1.0/email/send-form', { method: 'POST', headers: form, body })
  const again = await send('form=contact&page=/contact&name=Ada+%3CLovelace%3E&message=Hello')
  const page = await request(origin, '/contact')
  expect(again.status).toBeGreaterThanOrEqual(400)
  expect(again.body.toString()).toContain('value="Ada &#60;Lovelace&#62;"')
  expect(again.headers['content-security-policy']).toBe(page.headers['content-security-policy'])
  expect(again.headers['strict-transport-security']).toBe(page.headers['strict-transport-security'])
  const thanks = await send('form=newsletter&page=/&subscriber_email=ada@example.com')
  expect([thanks.status, thanks.headers['referrer-policy']]).toEqual([303, 'strict-origin-when-cross-origin'])

  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
})

it('says in plain words when the port is taken, the site is missing or a setting is wrong', async () => {
  const first = await startProgram()
  const { port } = new URL(await first.url)
  const cases = [
    [{ PORT: port }, `Port ${port} is taken.`],
    [{ SITE_DIR: 'no-such-folder' }, 'Build the site first'],
    [{ PORT: 'http', TLS_CERT: 'cert.pem' }, 'PORT must be a whole number'],
  ] as const
  const results = await Promise.all(cases.map(async ([env]) => (await startProgram({ env })).ended))
  for (const [index, { code, errors }] of results.entries()) {
    expect(code).toBe(1)
    expect(errors).toContain(cases[index]![1])
    expect(errors).not.toContain('    at ')
  }
})
