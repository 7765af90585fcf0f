/**
 * Runs before every npm script, on any Node from 20: installs the packages of the lockfile. The script itself then runs on
 * the pinned Node, by `exec`, because npm's shell does not pass signals on.
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
  console.log('Installing the packages (about a minute, only once)...')
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const { error, status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) stop(`npm ci failed${error ? `: ${error.message}` : ''}`)
  checkRuntime()
  writeFileSync(stamp, lockfile)
}

/** Only Linux has checksums, because the site is served from there. */
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
