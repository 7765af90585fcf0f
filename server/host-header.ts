import type { IncomingMessage } from 'node:http'

/** Whether a request names its host once, or as often but with one word. Gives HTTP/2's own name for it the old one. */
export function isOneHost(request: IncomingMessage): boolean {
  const { headers, rawHeaders } = request
  const authority = headers[':authority']
  if (typeof authority === 'string') {
    if (headers.host !== undefined && headers.host !== authority) return false
    headers.host = authority
    return true
  }
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts <= 1
}
