import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendText } from './respond.ts'

/** The plain-HTTP door of a server that speaks TLS itself: same address, https. The host comes from the manifest, not from the request. */
export function redirectToHttps(origin: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url?.startsWith('/') ? request.url.replace(/^\/+/, '/') : '/'
    sendText(response, 301, '', [['Location', origin.replace(/^http:/, 'https:') + path]])
  }
}
