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
            // The published React is silent about an attribute that differs between server and browser; this one speaks.
            define: { 'process.env.NODE_ENV': '"development"' },
            // Its complaints name the component.
            build: { minify: false },
          },
        })
    },
  },
}
