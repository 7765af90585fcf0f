import { existsSync, globSync } from 'node:fs'

/** What each engine needs: its programs, and the packages of Debian that bring them. */
export const engines = {
  firefox: { programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-good'],
  },
}
export type EngineName = keyof typeof engines

export const hasEngine = (name: EngineName) => engines[name].programs.every((program) => existsSync(program))

/** The browser that comes with WebKitWebDriver, in a folder named after the processor. */
export const minibrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
