import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'

/** Islands that hydrate at the visitor's first touch: see src/directives/engage.ts. */
const engage: AstroIntegration = {
  name: 'engage',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'engage', entrypoint: './src/directives/engage.ts' }),
  },
}

/** Static pages at addresses without .html and without a trailing slash. */
export default defineConfig({
  outDir: './dist/public',
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [react(), engage],
  vite: {
    plugins: [tailwindcss()],
    build: { assetsInlineLimit: 0 },
  },
})
