import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tagsOf } from '../../server/html-tags.ts'
import { precompress } from '../../build/precompress.ts'
import { publish, rollBack } from '../../build/releases.ts'
import { writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { freePort, startHost, stopHost } from '../../build/deploy/testing/hosts.ts'
import { wrk } from './wrk.ts'

const SWITCHES = 50
const PAUSE = 400
const BUILDS = 5
const PAGE = '/semaglutide'

export type Switched = { requests: number; failed: number; pages: number; dangling: string[] }

/** Releases change hands fifty times while wrk asks without a pause; after each the page's own files are asked for. */
export async function switchUnderLoad(workDir: string): Promise<Switched> {
  const builds = await Promise.all(
    Array.from({ length: BUILDS }, async (_, index) => {
      const dist = join(workDir, `build-${index}`)
      await writeFixtureSite(dist, { release: `r${index}` })
      await precompress(dist)
      return dist
    }),
  )
  const folder = join(workDir, 'srv')
  const start = Date.now()
  await publish(folder, builds[0]!, new Date(start))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = await startHost(process.execPath, ['server/main.ts'], port, workDir, {
    PORT: String(port),
    SITE_DIR: join(folder, 'current'),
    DATA_DIR: join(workDir, 'switch-data'),
    OUTBOX_DIR: join(workDir, 'switch-outbox'),
  })
  const seconds = Math.ceil((SWITCHES * (PAUSE + 100)) / 1000)
  const load = wrk(url + PAGE, seconds)
  const dangling: string[] = []
  for (let index = 1; index <= SWITCHES; index += 1) {
    if (index % 10 === 0) await rollBack(folder)
    else await publish(folder, builds[index % BUILDS]!, new Date(start + index * 1000))
    child.kill('SIGHUP')
    await wait(PAUSE)
    dangling.push(...(await missingFiles(url)))
  }
  const { requestsPerSecond, failed } = await load
  await stopHost(child)
  return { requests: requestsPerSecond * seconds, failed, pages: SWITCHES, dangling }
}

async function missingFiles(url: string): Promise<string[]> {
  const html = await (await fetch(url + PAGE)).text()
  const named = [...tagsOf(html)].flatMap(({ name, attributes }) => {
    const file = name === 'script' ? attributes.get('src') : name === 'link' && attributes.get('href')
    return file && file.startsWith('/') ? [file] : []
  })
  const answers = await Promise.all(
    named.map(async (file) => ({ file, status: (await fetch(url + file)).status })),
  )
  return answers.filter(({ status }) => status !== 200).map(({ file, status }) => `${status} ${file}`)
}
