import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { launch as launchBrowser } from 'puppeteer-core'
import { type EngineName, minibrowser } from '../../../scripts/browser/browsers.ts'

export type Point = { x: number; y: number }

export type Mode = 'usual' | 'older'

/** The commands that the tests send to both browsers. */
export type Engine = {
  /** MiniBrowser's toolbar needs 447 px. */
  phoneWidth: number
  goto(url: string): Promise<void>
  /** Runs a function in the page. It is sent as text, so it can use only its arguments. */
  evaluate<Args extends unknown[], T>(run: (...args: Args) => T, ...args: Args): Promise<Awaited<T>>
  resize(width: number, height: number): Promise<void>
  /** Moves the mouse to the first point; 'press' holds the button from there to the last. */
  mouse(points: Point[], how: 'hover' | 'press'): Promise<void>
  press(key: keyof typeof keys): Promise<void>
  type(text: string): Promise<void>
  /** Errors and warnings of the console since the last call. WebKitGTK reports none while it is automated. */
  consoleErrors(): string[]
  close(): Promise<void>
}

const keys = { Enter: '\uE007', Escape: '\uE00C' }

export const launch: Record<EngineName, (mode: Mode) => Promise<Engine>> = { firefox, webkit }

/** Firefox supports WebDriver BiDi without a separate driver. */
async function firefox(mode: Mode): Promise<Engine> {
  const browser = await launchBrowser({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      // A headless window has the focus too.
      'focusmanager.testmode': true,
      'media.autoplay.default': 0,
      // puppeteer cannot navigate away from a page that was restored from this cache.
      'browser.sessionhistory.max_total_viewers': 0,
      ...(mode === 'older' && {
        'dom.details_group.enabled': false,
        'layout.css.details-content.enabled': false,
      }),
    },
  })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return {
    phoneWidth: 390,
    goto: async (url) => void (await page.goto(url)),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    resize: (width, height) => page.setViewport({ width, height }),
    async mouse([first, ...rest], how) {
      await page.mouse.move(first!.x, first!.y)
      if (how === 'hover') return
      await page.mouse.down()
      for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 10 })
      await page.mouse.up()
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    consoleErrors: () => errors.splice(0),
    close: () => browser.close(),
  }
}

/** MiniBrowser on a virtual screen, driven by W3C WebDriver (docs/decisions/0024-webkit-by-plain-webdriver.md). */
async function webkit(mode: Mode): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  // Hinting rounds letter widths up, so that lines would wrap that do not wrap on phones.
  const settings = ['[Settings]', 'gtk-xft-hinting=0', 'gtk-xft-hintstyle=hintnone']
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), settings.join('\n'))
  const port = 20_000 + (process.pid % 9999)
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1300x24', 'WebKitWebDriver', '--host=127.0.0.1', `--port=${port}`],
    {
      // In its own process group, so that closing ends the screen and the browser too.
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, XDG_CONFIG_HOME: folder, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
    },
  )
  const base = `http://127.0.0.1:${port}`
  for (let tries = 0; !(await fetch(`${base}/status`).catch(() => undefined)); tries += 1) {
    if (tries > 150) throw new Error('WebKitWebDriver does not answer')
    await pause(100)
  }
  const args = ['--automation']
  if (mode === 'older') args.push('--features=-PopoverAttribute')
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: minibrowser(), args } } }
  const { sessionId } = await call<{ sessionId: string }>(`${base}/session`, { capabilities })
  const post = <T = void>(path: string, body: object = {}) =>
    call<T>(`${base}/session/${sessionId}${path}`, body)
  const act = (source: object) => post('/actions', { actions: [source] })
  const typeKeys = (values: string[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    })
  const evaluate: Engine['evaluate'] = async (run, ...args) => {
    const script = `const done = arguments[1]
      Promise.resolve((${run})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const { value, error } = await post<{ value: never; error?: string }>('/execute/async', {
      script,
      args: [args],
    })
    if (error) throw new Error(error)
    return value
  }
  return {
    phoneWidth: 447,
    evaluate,
    goto: (url) => post('/url', { url }),
    async resize(width, height) {
      // The page learns its size late and the size of the toolbars later, so the window is resized until both are right.
      for (let tries = 0; tries < 60; tries += 1) {
        const [inner, bars, above] = await evaluate(() => [
          innerWidth,
          outerWidth - innerWidth,
          outerHeight - innerHeight,
        ])
        if (tries > 0 && inner === width) return
        if (tries % 10 === 0)
          await post('/window/rect', { x: 0, y: 0, width: width + bars!, height: height + above! })
        await pause(100)
      }
      throw new Error(`the window does not become ${width}px wide`)
    },
    mouse([first, ...rest], how) {
      const move = ({ x, y }: Point, duration = 0) => ({
        type: 'pointerMove',
        x: Math.round(x),
        y: Math.round(y),
        duration,
      })
      const actions: object[] = [move(first!)]
      if (how === 'press') {
        actions.push({ type: 'pointerDown', button: 0 }, ...rest.map((point) => move(point, 160)))
        actions.push({ type: 'pointerUp', button: 0 })
      }
      return act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
    },
    press: (key) => typeKeys([keys[key]]),
    type: (text) => typeKeys([...text.replaceAll('\n', keys.Enter)]),
    consoleErrors: () => [],
    async close() {
      await fetch(`${base}/session/${sessionId}`, { method: 'DELETE' })
      process.kill(-driver.pid!)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function call<T>(url: string, body: object): Promise<T> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value as T
}
