/**
 * The one script that runs on the machine's own Node (20 or newer). It installs what the lockfile
 * names if that has not happened yet, then hands over to the pinned Node in node_modules.
 * Usage: node scripts/bootstrap.mjs scripts/<task>.ts [arguments]
 */
import { spawn, spawnSync } from 'node:child_process'
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
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  checkRuntime()
  writeFileSync(stamp, lockfile)
}

const [task, ...rest] = process.argv.slice(2)
handOver(pinnedNode, [task, ...rest])

/** Before it runs for the first time. Other platforms than those we serve from go unchecked. */
function checkRuntime() {
  if (process.platform !== 'linux') return
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const fault = runtimeFault(pinnedNode, join(root, 'deploy', 'node.sha256'), devDependencies.node)
  if (!fault) return
  console.error(fault)
  process.exit(1)
}

function run(command, args) {
  const { error, status, signal } = spawnSync(command, args, options())
  if (error) cannotRun(command, error)
  end(status, signal)
}

/** The task takes this process's place, so that who stops it stops the task; Nodes before 23.11 stand beside it instead. */
function handOver(command, args) {
  const { cwd, env } = options()
  process.chdir(cwd)
  if (process.execve && process.platform !== 'win32') process.execve(command, [command, ...args], env)
  const child = spawn(command, args, options())
  const passOn = () => child.kill('SIGTERM')
  process.on('SIGTERM', passOn)
  // npm may end without passing its own SIGTERM on.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && passOn(), 500).unref()
  child.once('error', (error) => cannotRun(command, error))
  child.once('exit', (status, signal) => {
    process.off('SIGTERM', passOn)
    end(status, signal)
  })
}

function options() {
  const PATH = `${dirname(pinnedNode)}:${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  return { cwd: root, stdio: 'inherit', env: { ...process.env, PATH }, shell: process.platform === 'win32' }
}

function cannotRun(command, error) {
  console.error(`Could not run ${command}: ${error.message}`)
  process.exit(1)
}

function end(status, signal) {
  if (signal) process.kill(process.pid, signal)
  if (status !== 0) process.exit(status ?? 1)
}
