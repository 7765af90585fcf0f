import { Agent, request as ask } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { heldSocket } from './testing/held-socket.ts'
import { startProgram } from './testing/start-program.ts'

type Visitors = { answered: number; faults: string[]; stop(): Promise<void> }

/** Real clients in a loop: half keep their connection, half open one for each page. */
function visit(url: string, count: number): Visitors {
  const visitors: Visitors = { answered: 0, faults: [], stop }
  const agents = Array.from({ length: count }, (_, index) => new Agent({ keepAlive: index % 2 === 0 }))
  let going = true
  const loops = agents.map(async (agent) => {
    while (going) {
      try {
        const status = await get(url, agent)
        if (status === 200) visitors.answered++
        else visitors.faults.push(String(status))
      } catch (error) {
        visitors.faults.push(String(error))
      }
      await wait(Math.random() * 30)
    }
    agent.destroy()
  })
  async function stop() {
    going = false
    // After a failure nobody may be left to answer them.
    const giveUp = setTimeout(() => agents.forEach((agent) => agent.destroy()), 5_000)
    await Promise.all(loops)
    clearTimeout(giveUp)
  }
  return visitors
}

function get(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = ask(`${url}/semaglutide`, { agent }, (incoming) => {
      incoming.on('end', () => resolve(incoming.statusCode)).on('error', reject)
      incoming.resume()
    })
    outgoing.on('error', reject).end()
  })
}

it('stops within two seconds under visitors, and none is refused while its successor starts', async () => {
  const { fd, port } = heldSocket()
  const start = (folder?: string) =>
    startProgram({ env: { LISTEN_FDS: '1' }, stdio: ['ignore', 'pipe', 'pipe', fd], folder })
  const first = await start()
  await first.url
  const visitors = visit(`http://127.0.0.1:${port}`, 32)
  onTestFinished(() => visitors.stop())
  await wait(500)
  for (let turn = 0, running = first; turn < 3; turn++) {
    const before = visitors.answered
    const began = performance.now()
    running.child.kill('SIGTERM')
    expect((await running.ended).code).toBe(0)
    expect(performance.now() - began).toBeLessThan(2_000)
    running = await start(first.folder)
    await running.url
    await vi.waitFor(() => expect(visitors.answered).toBeGreaterThan(before + 100), 30_000)
  }
  await visitors.stop()
  expect(visitors.faults).toEqual([])
})
