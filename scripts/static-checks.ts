const severity = '--minimumSeverity warning --minimumFailingSeverity warning'

/** Checks that do not run the code: one after the other in `npm run check`, side by side in `npm test`. */
export const staticChecks: { name: string; command: string; env?: Record<string, string> }[] = [
  { name: 'format', command: 'oxfmt --check' },
  { name: 'lint', command: 'oxlint --deny-warnings' },
  { name: 'types', command: 'tsc --noEmit' },
  {
    // astro check reads .astro files and needs TypeScript 6, while tsc is TypeScript 7.
    name: 'astro',
    command: `astro check --tsconfig tsconfig.astro.json ${severity}`,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  },
  { name: 'exports', command: 'knip' },
]
