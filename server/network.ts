import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/**
 * The networks of the client, narrow to wide: its IPv4 address, or the IPv6 /64 of a household and the /48 that one
 * customer may hold. `trustProxy`: how many proxies of ours stand in front, as in X-Forwarded-For.
 */
export function networksOf({ socket, headers }: IncomingMessage, trustProxy: number): string[] {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const seen = trustProxy > 0 ? forwarded.at(-Math.min(trustProxy, forwarded.length))!.trim() : ''
  const address = isIP(seen) ? seen : (socket.remoteAddress ?? '')
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return [plain]
  const given = (text: string) => text.toLowerCase().split(':').filter(Boolean)
  const zeros = '0:'.repeat(8 - given(plain).length)
  const groups = given(plain.replace('::', `:${zeros}`)).map((group) => group.replace(/^0+(?=.)/, ''))
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`]
}

/** Whether the Host header names one of our hosts. Prevents DNS rebinding, which an IP address is not subject to. */
export function isOwnHost(host: string | undefined, origins: readonly string[]): boolean {
  if (!host) return false
  const { hostname } = URL.parse(`http://${host}`) ?? { hostname: '' }
  if (hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, ''))) return true
  return origins.some((origin) => URL.parse(origin)?.host === host.toLowerCase())
}

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}
