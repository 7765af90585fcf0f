import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import type { Plugin } from 'vite'
import { editor, privateFiles } from './editor/integration.ts'
import { workbench } from './src/workbench/integration.ts'

// SITE_DIR keeps test builds and releases apart from dist/.
const siteDir = process.env.SITE_DIR ?? 'dist'

/** In development fonts may arrive after the short wait of `font-display: optional` (styles/fonts.css). */
const swapFonts: Plugin = {
  name: 'swap-fonts',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => code.replaceAll('font-display: optional', 'font-display: swap'),
  },
}

const interaction: AstroIntegration = {
  name: 'client:interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: './src/client/interaction.ts' }),
  },
}

/** Pages are prerendered into public/, at addresses without .html or trailing slash. */
export default defineConfig({
  outDir: siteDir,
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  adapter: node({ mode: 'middleware' }),
  session: false,
  build: {
    format: 'file',
    inlineStylesheets: 'never',
    client: './public',
    server: './server',
  },
  compressHTML: true,
  devToolbar: { enabled: false },
  image: {
    // Effort 1 encodes twenty times faster than the default for a quarter more bytes; 4:2:0 saves 6% more.
    service: {
      entrypoint: './build/photo-service.ts',
      config: { avif: { effort: 1, chromaSubsampling: '4:2:0' }, webp: { effort: 0 } },
    },
  },
  integrations: [react(), interaction, workbench, editor],
  vite: {
    plugins: [tailwindcss(), swapFonts],
    build: { assetsInlineLimit: 0 },
    environments: {
      // Minified, because layouts/head-script.ts inlines the text of functions.
      prerender: { build: { rolldownOptions: { output: { minify: true, comments: false } } } },
    },
    server: { fs: { deny: privateFiles } },
  },
})
