import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { contentRoot, copyContent } from '#content-model/testing/content-copy.ts'
import { root } from '../../build/run.ts'

const copy = copyContent(contentRoot)
afterEach(copy.restore)
afterAll(copy.dispose)

function run() {
  const env = { ...process.env, CONTENT_DIR: relative(root, copy.root) }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts', '--content'], {
    cwd: root,
    env,
  })
  return { status, said: `${stdout}${stderr}` }
}

test('sound content is said to be sound', () =>
  expect(run()).toEqual({ status: 0, said: expect.stringContaining('No errors in content/') }))

test('a fault is named with its file and its field', () => {
  copy.set('practice.yaml', 'email', 'nobody')
  expect(run()).toEqual({ status: 1, said: expect.stringContaining('practice.yaml: email') })
})

test('a Spanish pair whose English is said nowhere is refused', () => {
  copy.append('es/prices.yaml', '- en: Never sold here\n  es: Aquí nunca se vende\n')
  expect(run()).toEqual({
    status: 1,
    said: expect.stringContaining('es/prices.yaml: "Never sold here": English says this nowhere'),
  })
})
