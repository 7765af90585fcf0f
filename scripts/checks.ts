/** What reads the code without running it: `npm run check` in this order, `npm test` side by side. */
export const checks = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  // Quick, and TypeScript 7; astro check reads .astro files too, and can do so with TypeScript 6 alone.
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'astro',
    command: [
      'astro',
      'check',
      '--tsconfig',
      'tsconfig.astro.json',
      '--minimumSeverity',
      'warning',
      '--minimumFailingSeverity',
      'warning',
    ],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  },
  { name: 'exports', command: ['knip'] },
]
