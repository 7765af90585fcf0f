import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from './browser.ts'
import { answerOf, pageCall } from './page-call.ts'
import { startProcess } from './start-process.ts'
import { connectWebDriver } from './webdriver.ts'

const window = join(import.meta.dirname, 'webkit-window.py')

const complaint = /^CONSOLE (?:\S+ )?(?:ERROR|WARN)/
/** WebKitGTK is built without web app manifests, which Safari has, and so without the word for them. */
const ofThisBuild = /directive 'manifest-src'/

/** WebKitGTK in a bare window on a screen nobody sees, driven by WebDriver. */
export async function openWebKit(): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const [orders, log] = [join(folder, 'orders'), join(folder, 'console')]
  execFileSync('mkfifo', [orders])
  writeFileSync(log, '')
  const screen = await startProcess(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'],
    { says: /(\d+)\n/ },
  )
  const port = 20_000 + (process.pid % 9999)
  const env = {
    DISPLAY: `:${screen.heard}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    WINDOW_ORDERS: orders,
    WINDOW_CONSOLE: log,
  }
  const driver = await connectWebDriver(port, env, { binary: window, args: ['--automation'] })
  let read = 0
  const evaluate: Browser['evaluate'] = async (run, ...args) => {
    const script = `const done = arguments[0]; ${pageCall(run, args)}.then(done, (error) => done('!' + error))`
    const text = (await driver.post('/execute/async', { script, args: [] })) as string
    if (text.startsWith('!')) throw new Error(text)
    return answerOf(text) as never
  }

  return {
    evaluate,
    goto: (url) => driver.post('/url', { url }),
    async travel(steps) {
      for (let step = 0; step < Math.abs(steps); step += 1)
        await driver.post(steps < 0 ? '/back' : '/forward')
    },
    act: (actions) => driver.post('/actions', { actions }),
    async settle(settings) {
      writeFileSync(orders, `${JSON.stringify(settings)}\n`, { flag: 'a' })
      const hasSettled = () => evaluate(settled, settings.width, settings.height, settings.stillness)
      // A page on its way out takes the answer along now and then.
      await hasSettled().catch(hasSettled)
    },
    complaints() {
      const all = readFileSync(log, 'utf8')
      const fresh = all.slice(read).split(/\r?\n/)
      read = all.length
      return Promise.resolve(fresh.filter((line) => complaint.test(line) && !ofThisBuild.test(line)))
    },
    screenshot: async () => Buffer.from((await driver.get('/screenshot')) as string, 'base64'),
    async close() {
      await driver.close()
      screen.child.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The window follows its orders a little later. */
async function settled(width: number, height: number, stillness: boolean): Promise<void> {
  const until = performance.now() + 5000
  const follows = () =>
    innerWidth === width &&
    innerHeight === height &&
    matchMedia('(prefers-reduced-motion: reduce)').matches === stillness
  while (!follows()) {
    if (performance.now() > until) throw new Error(`the window is ${innerWidth} by ${innerHeight}`)
    await new Promise((later) => setTimeout(later, 30))
  }
}
