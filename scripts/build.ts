/** npm run build: the whole site into dist/ (or SITE_DIR). */
import { buildSite } from '../build/build-site.ts'
import { main } from '../build/run.ts'

await main(async () => {
  const started = performance.now()
  const siteDir = process.env['SITE_DIR'] ?? 'dist'
  await buildSite(siteDir)
  console.log(`Built into ${siteDir}/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
})
