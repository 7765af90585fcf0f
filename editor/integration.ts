import type { AstroIntegration } from 'astro'
import { basename, dirname, resolve } from 'node:path'
import { createEditorHandler } from './server/http.ts'

/** EDIT_DIR is edited; CONTENT_DIR is the copy from which the preview is rendered. */
const { EDIT_DIR: edited, CONTENT_DIR: preview, DATA_DIR = 'data' } = process.env

/** This list replaces Vite's, so it repeats Vite's defaults after the folders with mail. */
export const privateFiles = ['data', 'outbox', DATA_DIR]
  .map((folder) => `${resolve(folder)}/**`)
  .concat('.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**')

/** Adds the page /edit and its API while `npm run edit` runs, never in a build. */
export const editor: AstroIntegration = {
  name: 'editor',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      if (command !== 'dev' || !edited) return
      injectRoute({ pattern: '/edit', entrypoint: './editor/page.astro' })
      updateConfig({
        vite: {
          // Not Vite's usual folder, because `npm run dev` and other editors may run at the same time.
          cacheDir: `.cache/vite-${basename(dirname(preview ?? ''))}`,
          // Without this line Vite finds the module late and reloads the page.
          optimizeDeps: { include: ['@github/markdown-toolbar-element'] },
          // A changed file must not reload the editor while somebody types.
          server: { watch: { ignored: () => true } },
        },
      })
    },
    'astro:server:setup': ({ server }) => {
      if (!edited || !preview) return
      // Astro caches the list of pages and learns of changes only here, because no file is watched.
      const onPreviewChanged = () => {
        for (const { hot } of Object.values(server.environments)) hot.send('astro:content-changed', {})
      }
      server.middlewares.use(
        '/edit/api',
        createEditorHandler(resolve(edited), resolve(preview), onPreviewChanged),
      )
    },
  },
}
