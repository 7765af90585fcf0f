/** npx node scripts/release.ts FOLDER: puts a build into service by moving a symbolic link. */
import { parseArgs } from 'node:util'
import { activateRelease, rollBack } from '../build/releases.ts'
import { buildSite } from '../build/build-site.ts'
import { Failure, main } from '../build/run.ts'

const usage = `npx node scripts/release.ts FOLDER             build the site and put it into service
npx node scripts/release.ts FOLDER --no-build  put what is in dist/ into service
npx node scripts/release.ts FOLDER --back      return to the previous release

A server that was started with SITE_DIR=FOLDER/current serves the new release within a second.`

await main(async () => {
  const { values, positionals } = parseArgs({
    options: { back: { type: 'boolean' }, 'no-build': { type: 'boolean' } },
    allowPositionals: true,
  })
  const [folder] = positionals
  if (!folder) throw new Failure(usage)
  if (values.back) return console.log(`Returned to ${await rollBack(folder)}`)
  if (!values['no-build']) await buildSite('dist')
  console.log(`In service: ${await activateRelease(folder, 'dist')}`)
})
