import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'
import { runtimeFault } from './runtime-fault.mjs'

const sums = 'deploy/node.sha256'

test('deploy/node.sha256 has the checksum of the pinned Node for both platforms', async () => {
  const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  const lines = (await readFile(sums, 'utf8')).trim().split('\n')
  expect(lines.map((line) => line.split('  ')[1])).toEqual([
    `${devDependencies.node}-linux-x64`,
    `${devDependencies.node}-linux-arm64`,
  ])
  if (process.platform === 'linux')
    expect(runtimeFault('node_modules/node/bin/node', sums, devDependencies.node)).toBeUndefined()
})

test('installed Node with another checksum is reported', async () => {
  const other = join(await temporaryFolder(), 'node')
  await writeFile(other, 'another program')
  expect(runtimeFault(other, sums, '26.10.0', 'linux-x64')).toContain('is not the one in deploy/node.sha256')
  expect(runtimeFault(other, sums, '1.0.0', 'linux-x64')).toContain('no checksum for Node 1.0.0-linux-x64')
})
