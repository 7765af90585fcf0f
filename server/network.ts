import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/**
 * Whose buckets a request uses, from narrow to wide: the sender's IPv4 address, or the /64 a household or host is given in
 * IPv6 and the /48 around it, which one customer may hold. As the nearest of so many proxies of ours saw it.
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

/**
 * Whether a request names a host of ours. A name that another site points at this machine is not: its page would pass
 * for our own. An address in numbers cannot be pointed elsewhere.
 */
export function isOwnHost(host: string | undefined, origins: readonly string[]): boolean {
  if (!host) return false
  const { hostname } = URL.parse(`http://${host}`) ?? { hostname: '' }
  if (hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, ''))) return true
  return origins.some((origin) => URL.parse(origin)?.host === host.toLowerCase())
}

/** Whether the host of an address is this very machine, so that nobody stands on the way. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}
