import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openSite } from './live-site.ts'
import { writeFixtureSite } from './testing/fixture-site.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

it('keeps serving while a build replaces its folder, complains once, and takes the new site when it is whole', async () => {
  const folder = await temporaryFolder()
  const { scriptName: before } = await writeFixtureSite(folder)
  const onError = vi.fn()
  const site = await openSite(folder, { everyMs: 60_000, onError })
  onTestFinished(() => site.close())

  await rm(join(folder, 'public'), { recursive: true })
  await rm(join(folder, 'site.json'))
  await site.refresh()
  await site.refresh()
  expect(onError).toHaveBeenCalledTimes(1)
  expect(site.current.byAddress.has(before)).toBe(true)

  const { scriptName: after } = await writeFixtureSite(folder, { release: 'two' })
  await site.refresh()
  expect([site.current.byAddress.has(before), site.current.byAddress.has(after)]).toEqual([false, true])
})
