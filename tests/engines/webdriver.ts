import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** A session with WebKitWebDriver, which starts the browser itself. */
export async function connectWebDriver(
  port: number,
  env: Record<string, string>,
  browser: { binary: string; args: string[] },
) {
  const child = spawn('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  })
  const base = `http://127.0.0.1:${port}`
  await untilReady(`${base}/status`)
  const { sessionId } = (await call('POST', `${base}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  })) as { sessionId: string }
  const session = `${base}/session/${sessionId}`

  return {
    get: (path: string) => call('GET', session + path),
    post: (path: string, body: object = {}) => call('POST', session + path, body),
    async close() {
      await call('DELETE', session).catch(() => undefined)
      child.kill()
    },
  }
}

async function call(method: string, url: string, body?: object): Promise<never> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
  if (value?.error) throw new Error(`${value.error}: ${value.message}`)
  return value as never
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return
    await pause(100)
  }
  throw new Error('WebKitWebDriver does not answer')
}
