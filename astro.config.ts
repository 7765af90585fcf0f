import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import type { Plugin } from 'vite'
import { editor, privateFiles } from './editor/integration.ts'
import { workbench } from './src/workbench/integration.ts'

// SITE_DIR lets several builds stand side by side: the tests' workbench, a release.
const siteDir = process.env.SITE_DIR ?? 'dist'

/** A development server may answer too late for 'optional' (styles/fonts.css), and pages would stand there in other faces. */
const waitForFaces: Plugin = {
  name: 'wait-for-faces',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => code.replaceAll('font-display: optional', 'font-display: swap'),
  },
}

/** The names under which the cache holds the encoded pictures. */
const assetFileNames = '_astro/[name].[hash:5][extname]'

const interaction: AstroIntegration = {
  name: 'client:interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: './src/client/interaction.ts' }),
  },
}

/**
 * Static pages at addresses without .html and without a trailing slash, in public/; one route is drawn on demand, by the
 * code in server/.
 */
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
    // Effort 1 encodes twenty times faster than the default for about a quarter more bytes: 25 kB for a full-width banner.
    // Half the colour, which no photograph shows, saves a fifth of that time and 6% of the bytes.
    service: {
      entrypoint: './build/photo-service.ts',
      config: { avif: { effort: 1, chromaSubsampling: '4:2:0' }, webp: { effort: 0 } },
    },
  },
  integrations: [react(), interaction, workbench, editor],
  vite: {
    plugins: [tailwindcss(), waitForFaces],
    build: { assetsInlineLimit: 0, rolldownOptions: { output: { assetFileNames } } },
    environments: {
      // The workbench draws a film in the browser again, under the name that the server gave it.
      client: { build: { rolldownOptions: { output: { assetFileNames } } } },
      // Functions whose text stands in a page (layouts/head-script.ts) are written there as short as in a file.
      prerender: { build: { rolldownOptions: { output: { minify: true, comments: false } } } },
    },
    server: { fs: { deny: privateFiles } },
  },
})
