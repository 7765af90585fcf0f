import type { LoadIsland } from '#ui/hydrate.ts'
import { type MomentName, moments } from '#lib/browser/moments.ts'

const islands = import.meta.glob('../blocks/*/*.Island.tsx') as Record<string, LoadIsland>

/** Sends for what the attribute of an island names (lib/island.ts), at the moment it names. */
export function hydrateIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const [folder, moment] = element.getAttribute('data-island')!.split(' ') as [string, MomentName]
    const load = async () => {
      const { hydrate } = await import('#ui/hydrate.ts')
      await hydrate(element, islands[`../blocks/${folder}/${folder}.Island.tsx`]!)
    }
    // Offline, or a tab so old that its files are gone: what works without a script does, and the next focus tries again.
    const go = () => void load().catch(() => element.addEventListener('focusin', go, { once: true }))
    moments[moment](element, go)
  }
}
