import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One call as it arrived: names and values in their order, of the multipart form or of the JSON's first level. */
export type Call = { path: string; contentType: string; fields: [name: string, value: unknown][] }
type Answer = { status: number; text: string } | 'silence' | 'hang up'

/** Stands in for the EmailJS cloud on a loopback origin of its own: records every call, answers as told. */
export async function startEmailJs() {
  const calls: Call[] = []
  const behaviour = { answer: { status: 200, text: 'OK' } as Answer }

  const server = createServer(async (request, response) => {
    const body = await readAll(request)
    if (request.method === 'OPTIONS') return reply(request, response, 204, '')
    calls.push(await readCall(request, body))
    const { answer } = behaviour
    if (answer === 'silence') return
    if (answer === 'hang up') return request.socket.resetAndDestroy()
    reply(request, response, answer.status, answer.text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** What the next calls get. */
    answer(answer: Answer) {
      behaviour.answer = answer
    },
    forget() {
      calls.length = 0
      behaviour.answer = { status: 200, text: 'OK' }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type EmailJs = Awaited<ReturnType<typeof startEmailJs>>

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

async function readCall({ url = '', headers }: IncomingMessage, body: Buffer): Promise<Call> {
  const contentType = headers['content-type'] ?? ''
  if (contentType.startsWith('application/json'))
    return { path: url, contentType, fields: Object.entries(JSON.parse(body.toString()) as object) }
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  }).formData()
  return { path: url, contentType, fields: [...form] }
}

/** The cloud lets every origin read its answers. */
function reply(request: IncomingMessage, response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-allow-headers': 'content-type',
    'content-type': 'text/plain',
  })
  response.end(text)
}
