import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/** The sender's network address, as the nearest proxy of ours saw it. */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (trustProxy === 0) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',')
  const seen = forwarded.at(-Math.min(trustProxy, forwarded.length))?.trim() ?? ''
  return isIP(seen) ? seen : direct
}

/** What shares one bucket: an IPv4 address, or the /64 a household or host is given in IPv6. */
export function networkOf(address: string): string {
  return networksOf(address)[0] ?? ''
}

/** From narrow to wide. In IPv6 one customer may hold a /48, which is 65,536 networks of /64. */
export function networksOf(address: string): string[] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return [plain]
  const [head = '', tail = ''] = plain.toLowerCase().split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = plain.includes('::')
    ? Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
    : []
  const groups = [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''))
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`]
}
