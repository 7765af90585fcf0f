import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Says what is wrong with the Node that was installed, if anything. npm fetches it by a script of its package, past
 * the lockfile, so its sum is kept in deploy/node.sha256: a line a platform, `<sha256>  <version>-<platform>`.
 */
export function runtimeFault(node, sums, version, platform = `${process.platform}-${process.arch}`) {
  const name = `${version}-${platform}`
  const line = readFileSync(sums, 'utf8')
    .split('\n')
    .find((text) => text.endsWith(`  ${name}`))
  if (!line) return `deploy/node.sha256 holds no sum of Node ${name}.`
  const found = createHash('sha256').update(readFileSync(node)).digest('hex')
  if (line.startsWith(`${found} `)) return undefined
  return `The installed Node is not the one of deploy/node.sha256 (${name}): its sum is ${found}.`
}
