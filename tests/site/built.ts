import { builtSite } from '../built-site.ts'

/** The site of content/ as it is today. Tests here name nothing that it says: they hold whatever it says to the rules. */
export const { manifest, publicDir, builtFiles, builtPages, readBuilt, htmlAt } = builtSite(
  process.env['SITE_DIR'] ?? 'dist',
)
