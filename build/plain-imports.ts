import type { Plugin } from 'vite'

/**
 * Vite has every page carry 0.9 kB that fetch the styles of a chunk along with it. Ours bring none: what they need is
 * linked where it is used (?url), and their code comes by import() alone. Each file gets a copy of the few bytes that
 * stand in for it, because a shared one would be a file to wait for.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
  resolveId: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: (_id, importer) => `\0plain-imports?${importer}`,
  },
  load: {
    filter: { id: /^\0plain-imports\?/ },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk' && chunk.isDynamicEntry && chunk.viteMetadata?.importedCss.size)
        this.error(`${chunk.fileName} imports styles that nothing would load: link them with ?url`)
    }
  },
}
