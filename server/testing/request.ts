import { request as plain } from 'node:http'
import { request as secure } from 'node:https'

export type Answer = { status: number; headers: Record<string, string>; body: Buffer }
type Options = { method?: string; headers?: Record<string, string>; ca?: string; body?: string }

/** A request exactly as written: unlike fetch it follows nothing, decodes nothing and leaves the path alone. */
export function request(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, ca, body }: Options = {},
): Promise<Answer> {
  const { hostname, port, protocol } = new URL(origin)
  const send = protocol === 'https:' ? secure : plain
  return new Promise((resolve, reject) => {
    const outgoing = send({ hostname, port, path, method, headers, ca, agent: false }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(chunks),
        }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
