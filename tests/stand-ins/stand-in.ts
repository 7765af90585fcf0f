import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What another company's server does with a request: answers, keeps silent, or is not there at all. */
type Mood = 'answers' | 'hangs' | 'refuses'

/** A server on a loopback origin of its own in the place of another company's. */
export async function startStandIn(
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
) {
  /** Every request that arrived, as path and query. */
  const requests: string[] = []
  let mood: Mood = 'answers'
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    if (mood === 'answers') answer(request, response)
  })
  const listen = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const stop = async () => {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  await listen()
  return {
    origin: loopback(port),
    requests,
    async become(next: Mood) {
      mood = next
      if (next === 'refuses') await stop()
      else if (!server.listening) await listen()
    },
    stop,
  }
}

export function loopback(port: number): string {
  return `http://127.0.0.1:${port}`
}

export function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body)
}

export async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString())
}
