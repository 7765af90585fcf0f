import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Metrics } from './metrics.ts'
import { sendText } from './respond.ts'

/** What answers on the operator's own port, and nowhere else. */
export function metricsDoor(metrics: Metrics) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url !== '/metrics') return sendText(response, 404, 'Not found')
    const body = await metrics.text()
    response.writeHead(200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(body),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}
