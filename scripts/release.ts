/** npx node scripts/release.ts FOLDER: puts a build into service by moving one link. */
import { parseArgs } from 'node:util'
import { publish, rollBack } from '../build/releases.ts'
import { buildSite } from '../build/build-site.ts'
import { Failure, main } from '../build/run.ts'

const usage = `npx node scripts/release.ts FOLDER             build the site and put it into service
npx node scripts/release.ts FOLDER --no-build  the same with what is in dist already
npx node scripts/release.ts FOLDER --back      return to the release before

The server follows by itself when it was started with SITE_DIR=FOLDER/current.`

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { back: { type: 'boolean' }, 'no-build': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [folder] = positionals
  if (!folder) throw new Failure(usage)
  if (values.back) return console.log(`Back at ${await rollBack(folder)}`)
  if (!values['no-build']) await buildSite('dist')
  console.log(`Serving ${await publish(folder, 'dist')}`)
})
