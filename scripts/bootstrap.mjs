/**
 * Before every npm script, and the one file that runs on the machine's own Node (20 or newer): installs what the lockfile
 * names if that has not happened yet. Then the script runs on the pinned Node in node_modules, in place of npm's shell:
 * npm passes a signal on to its shell, which would keep it for itself.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runtimeFault } from './runtime-fault.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.installed-from')
const pinnedNode = join(root, 'node_modules', 'node', 'bin', 'node')

const lockfile = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const installed = existsSync(stamp) && existsSync(pinnedNode) && readFileSync(stamp, 'utf8') === lockfile

if (!installed) {
  console.log('Installing what the lockfile names (about a minute, once)...')
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { error, status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) stop(`npm ci failed${error ? `: ${error.message}` : ''}`)
  checkRuntime()
  writeFileSync(stamp, lockfile)
}

/** Before it runs for the first time. Other platforms than those we serve from go unchecked. */
function checkRuntime() {
  if (process.platform !== 'linux') return
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const fault = runtimeFault(pinnedNode, join(root, 'deploy', 'node.sha256'), devDependencies.node)
  if (fault) stop(fault)
}

function stop(reason) {
  console.error(reason)
  process.exit(1)
}
