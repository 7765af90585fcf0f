import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress, networkOf, networksOf } from './address.ts'

const from = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '127.0.0.1' },
    headers: { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage

test.each<[string | undefined, number, string]>([
  ['6.6.6.6', 0, '127.0.0.1'],
  ['6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
  ['6.6.6.6, 1.2.3.4, 10.0.0.1', 2, '1.2.3.4'],
  ['1.2.3.4', 2, '1.2.3.4'],
  ['6.6.6.6, nonsense', 1, '127.0.0.1'],
  ['', 1, '127.0.0.1'],
  [undefined, 1, '127.0.0.1'],
  ['2001:db8::1', 1, '2001:db8::1'],
])('X-Forwarded-For %j behind %i proxies is %s', (forwarded, proxies, address) => {
  expect(clientAddress(from(forwarded), proxies)).toBe(address)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is of network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('who holds a /48 is known by it, whichever of its networks he uses', () => {
  const wide = Array.from({ length: 50 }, (_, turn) => networksOf(`2001:db8:7:${turn.toString(16)}::1`)[1])
  expect(new Set(wide)).toEqual(new Set(['2001:db8:7::/48']))
  expect(networksOf('203.0.113.9')).toEqual(['203.0.113.9'])
})
