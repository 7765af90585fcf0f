import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { placeholdersIn } from '#reading/placeholders.ts'
import { copyContent } from '#reading/testing/content-copy.ts'
import { check, isBlocking } from './check.ts'
import { print } from './print.ts'
import { groups } from './rules.ts'
import { readState } from './state.ts'
import { launchDay, makeReady } from './testing/ready-content.ts'
import { addSpanish } from './testing/spanish-content.ts'
import { home, section, undone } from './testing/undone.ts'

const noon = new Date(`${launchDay}T17:00:00Z`)
const smtp = { SMTP_URL: 'smtp://mail.cypressbend.com' }

describe('launch check', () => {
  const copy = copyContent()
  const found = (env: Record<string, string> = smtp) => check(readState(copy.root, env, noon))
  beforeAll(() => {
    makeReady(copy)
    copy.keep()
  })
  afterEach(copy.restore)
  afterAll(copy.dispose)

  test('a site where everything is answered has no findings and no placeholders', () => {
    const state = readState(copy.root, smtp, noon)
    expect(check(state)).toEqual([])
    expect(placeholdersIn(state.site)).toEqual([])
    expect(print([], false)).toBe('Nothing blocks the launch.')
  })

  test.each(Object.entries(undone))(
    '%s fires where it is not met, and it alone',
    (id, { breaks, env, also = [] }) => {
      breaks(copy)
      expect(new Set(found(env).map((finding) => finding.id))).toEqual(new Set([id, ...also]))
    },
  )

  test('sample quotes that no page shows stand in for nothing', () => {
    copy.set('testimonials.yaml', [0, 'sample'], true)
    copy.drop(home, ['sections', section(copy, 'testimonials')])
    expect(found()).toEqual([])
  })

  test('a second language that is signed and in step adds nothing, and empty slots are named', () => {
    addSpanish(copy)
    expect(found()).toEqual([])
    copy.drop('es/pages/home.yaml', ['translator'])
    copy.set('pages/home.yaml', ['purpose'], 'Another purpose than the one that was translated')
    expect(print(found(), true)).toContain('content/es/pages/home.yaml: translator')
    expect(print(found(), true)).toContain('content/es/pages/home.yaml: follows  (opening)')
  })

  test('every rule has its case', () => {
    const ids = groups.flatMap(({ rules }) => rules.map(({ id }) => id))
    expect(Object.keys(undone).sort()).toEqual(ids.sort())
  })
})

test('a site with stand-ins may not be launched, and says where to edit', () => {
  const copy = copyContent()
  onTestFinished(copy.dispose)
  const findings = check(readState(copy.root, {}, noon))
  expect(findings.filter(isBlocking).length).toBeGreaterThan(0)
  const text = print(findings, false)
  expect(text).toContain('content/practice.yaml: origin')
  expect(text).toMatch(/Not ready for the public\. Blocking \(✗\): \d+\./)
})
