import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Compares the installed Node with its checksum in deploy/node.sha256, because the lockfile does not cover what the `node`
 * package downloads. Returns an error message, if any.
 */
export function runtimeFault(node, sums, version, platform = `${process.platform}-${process.arch}`) {
  const name = `${version}-${platform}`
  const line = readFileSync(sums, 'utf8')
    .split('\n')
    .find((text) => text.endsWith(`  ${name}`))
  if (!line) return `deploy/node.sha256 has no checksum for Node ${name}.`
  const found = createHash('sha256').update(readFileSync(node)).digest('hex')
  if (line.startsWith(`${found} `)) return undefined
  return `The checksum of the installed Node (${name}) is ${found}, which is not the one in deploy/node.sha256.`
}
