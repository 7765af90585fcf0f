import { request as plain } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'

export type Answer = { status: number; statusMessage: string; headers: Record<string, string>; body: Buffer }
type Options = { method?: string; headers?: Record<string, string>; body?: string }

/** A request exactly as written: unlike fetch it follows nothing, decodes nothing and leaves the path alone. */
export function request(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Options = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const outgoing = plain({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          statusMessage: incoming.statusMessage ?? '',
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

/** A port that nobody uses now, for a program that must be told one. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}
