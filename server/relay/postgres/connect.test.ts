import { expect, test } from 'vitest'
import { withTls } from './connect.ts'

test.each([
  ['postgres://u:p@db.example.com/mail', { rejectUnauthorized: true }],
  ['postgres://u:p@10.0.0.5:5432/mail', { rejectUnauthorized: true }],
  ['postgres://u@127.0.0.1/mail', undefined],
  ['postgres://u@[::1]/mail', undefined],
  ['postgres://u@localhost/mail', undefined],
  ['postgres://u@localhost/mail?host=/run/postgresql', undefined],
  ['postgres://u:p@db.example.com/mail?sslmode=disable', undefined],
])('TLS is demanded off this machine unless the address says otherwise: %s', (url, ssl) => {
  expect(withTls(url).ssl).toEqual(ssl)
})
