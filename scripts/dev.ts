/** npm run dev: the site with reload on save. Forms need the relay: use npm start to try them. */
import { main, run } from '../build/run.ts'

await main(() => run('astro', ['dev', ...process.argv.slice(2)], { ASTRO_TELEMETRY_DISABLED: '1' }))
