import type { AstroIntegration } from 'astro'
import { basename, dirname, resolve } from 'node:path'
import { startServer } from './server/http.ts'

/** The folder that is edited, and the one the preview's pages are drawn from. */
const { EDIT_DIR: edited, CONTENT_DIR: shown, DATA_DIR = 'data' } = process.env

/** Files the development server and the editor never hand out: what visitors sent lies beside the code. */
export const privateFiles = ['data', 'outbox', DATA_DIR]
  .map((folder) => `${resolve(folder)}/**`)
  // What Vite refuses of its own accord; naming more replaces its list.
  .concat('.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**')

/** The page /edit and what it asks for: only while `npm run edit` runs, never in a build. */
export const editor: AstroIntegration = {
  name: 'editor',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      if (command !== 'dev' || !edited) return
      injectRoute({ pattern: '/edit', entrypoint: './editor/page.astro' })
      updateConfig({
        vite: {
          // Its own, since `npm run dev` and other editors may run at the same time.
          cacheDir: `.cache/vite-${basename(dirname(shown ?? ''))}`,
          // Bundled before the page asks: found out later, they would load it anew.
          optimizeDeps: { include: ['@github/markdown-toolbar-element'] },
          // No file that changes may load the editor's page anew while somebody types in it.
          server: { watch: { ignored: () => true } },
        },
      })
    },
    'astro:server:setup': ({ server }) => {
      if (!edited || !shown) return
      // Astro remembers which pages there are; nobody else tells it, since no file is watched.
      const onShown = () => {
        for (const { hot } of Object.values(server.environments)) hot.send('astro:content-changed', {})
      }
      server.middlewares.use('/edit/api', startServer(resolve(edited), resolve(shown), onShown))
    },
  },
}
