const severity = '--minimumSeverity warning --minimumFailingSeverity warning'

/** `npm run check` runs these one after the other, and `npm test` in parallel. */
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
