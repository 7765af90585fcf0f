import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { publish, rollBack } from '../server/releases.ts'

const usage = `npm run release -- FOLDER             build the site and put it into service
npm run release -- FOLDER --no-build  the same with what is in dist already
npm run release -- FOLDER --back      return to the release before

The server follows by itself when it was started with SITE_DIR=FOLDER/current.`

const { values, positionals } = parseArgs({
  options: { back: { type: 'boolean' }, 'no-build': { type: 'boolean' }, help: { type: 'boolean' } },
  allowPositionals: true,
})
const [folder] = positionals
if (!folder || values.help) {
  console.log(usage)
  process.exit(values.help ? 0 : 1)
}
if (values.back) {
  console.log(`Back at ${await rollBack(folder)}`)
} else {
  if (!values['no-build']) build()
  console.log(`Serving ${await publish(folder, 'dist')}`)
}

function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) {
    console.error('The build failed; what is served has not changed.')
    process.exit(1)
  }
}
