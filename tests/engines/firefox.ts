import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectBidi } from './bidi.ts'
import type { Browser, Feature } from './browser.ts'
import { answerOf, pageCall } from './page-call.ts'
import { startProcess } from './start-process.ts'

/** A mouse that can hover, and fingers beside it; the rest keeps it from asking its maker for anything. */
const preferences = {
  'dom.w3c_touch_events.enabled': 1,
  'dom.w3c_touch_events.legacy_apis.enabled': true,
  'ui.allPointerCapabilities': 7,
  'ui.primaryPointerCapabilities': 6,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  // A window that nobody sees has the focus all the same.
  'focusmanager.testmode': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'media.autoplay.default': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
}

/** Features that older versions do not have, by the preference that takes them away. */
const forgettable = {
  'details-name': 'dom.details_group.enabled',
  'details-content': 'layout.css.details-content.enabled',
}

/** Firefox speaks WebDriver BiDi by itself. Its settings are changed where it keeps them, so it need not start again. */
export async function openFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const { child, heard } = await startProcess(
    'firefox-esr',
    [
      '--headless',
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port',
      '0',
      '--remote-allow-system-access',
      'about:blank',
    ],
    { says: /BiDi listening on (ws:\S+)/ },
  )
  const bidi = await connectBidi(`${heard}/session`)
  await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  const context = await bidi.firstContext()
  const chrome = await bidi.firstContext('chrome')
  // Where pages run no scripts, ours run beside the page.
  let sandbox: string | undefined
  const evaluate: Browser['evaluate'] = async (run, ...args) =>
    answerOf(await bidi.evaluate(context, pageCall(run, args), sandbox)) as never
  /** What only the window around the page may set. */
  const around = (statement: string) => bidi.evaluate(chrome, `Promise.resolve(String(${statement}))`)

  return {
    evaluate,
    goto: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    travel: (delta) => bidi.send('browsingContext.traverseHistory', { context, delta }),
    act: (actions) => bidi.send('input.performActions', { context, actions }),
    async settle({ width, height, stillness, scripts, without }) {
      sandbox = scripts ? undefined : 'beside'
      for (const [feature, name] of Object.entries(forgettable))
        await around(`Services.prefs.setBoolPref('${name}', ${!without.includes(feature as Feature)})`)
      // Else the address bar keeps the keyboard.
      await around('(window.focus(), gBrowser.selectedBrowser.focus())')
      await around(`Services.prefs.setIntPref('ui.prefersReducedMotion', ${stillness ? 1 : 0})`)
      await around(`(gBrowser.selectedBrowser.browsingContext.allowJavascript = ${scripts})`)
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    complaints: () => Promise.resolve(bidi.complaints.splice(0)),
    async screenshot() {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context })
      return Buffer.from(data as string, 'base64')
    },
    async close() {
      bidi.close()
      child.removeAllListeners('exit')
      child.kill()
      await new Promise((ended) => child.once('exit', ended))
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
