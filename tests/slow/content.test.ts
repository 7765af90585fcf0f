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

test('content check passes valid content', () =>
  expect(run()).toEqual({ status: 0, said: expect.stringContaining('No errors in content/') }))

test('content check names the file and field of a fault', () => {
  copy.set('practice.yaml', 'email', 'nobody')
  expect(run()).toEqual({ status: 1, said: expect.stringContaining('practice.yaml: email') })
})

test('content check refuses a Spanish pair whose English is gone', () => {
  copy.append('es/prices.yaml', '- en: Never sold here\n  es: Aquí nunca se vende\n')
  expect(run()).toEqual({
    status: 1,
    said: expect.stringContaining('es/prices.yaml: "Never sold here": no English text says this any more'),
  })
})
