import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What each engine needs: its programs, and the packages of Debian that bring them. */
export const engines = {
  firefox: { programs: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    programs: ['WebKitWebDriver', 'Xvfb', 'python3'],
    packages: [
      'webkit2gtk-driver',
      'xvfb',
      'python3-gi',
      'gir1.2-gtk-3.0',
      'gir1.2-webkit2-4.1',
      'gstreamer1.0-libav',
      'gstreamer1.0-plugins-good',
    ],
  },
}

/** Whether this machine has the engine. */
export function findEngine(name: keyof typeof engines): boolean {
  const folders = (process.env['PATH'] ?? '').split(':')
  return engines[name].programs.every((program) =>
    folders.some((folder) => existsSync(join(folder, program))),
  )
}
