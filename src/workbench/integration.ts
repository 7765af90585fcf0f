import type { AstroIntegration } from 'astro'

/** The page /workbench: beside the site while developing, alone in a build that asks for it, never in the published site. */
export const workbench: AstroIntegration = {
  name: 'workbench',
  hooks: {
    'astro:config:setup': ({ command, config, injectRoute, updateConfig }) => {
      if (command === 'dev')
        injectRoute({ pattern: '/workbench', entrypoint: './src/workbench/pages/workbench.astro' })
      if (command === 'build' && process.env['WORKBENCH'] === '1')
        updateConfig({
          srcDir: new URL('workbench/', config.srcDir),
          vite: {
            // Only React's development build reports hydration mismatches, unminified with component names.
            define: { 'process.env.NODE_ENV': '"development"' },
            build: { minify: false },
          },
        })
    },
  },
}
