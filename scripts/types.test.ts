import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../build/run.ts'

const lines = (command: string, args: string[]) =>
  spawnSync(command, args, { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n')

test('type check reads every TypeScript file, also in folders that tsconfig.json does not name', () => {
  const checked = new Set(lines('node_modules/.bin/tsc', ['--listFilesOnly']))
  const ours = lines('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'])
  expect(ours.length).toBeGreaterThan(400)
  expect(ours.filter((file) => existsSync(join(root, file)) && !checked.has(join(root, file)))).toEqual([])
})
