import type { ClientDirective } from 'astro'

const signs = ['focusin', 'pointerover', 'pointerdown'] as const

/**
 * client:interaction: React is sent for when a mouse, a pen or the focus first comes to the island. A finger does not
 * count by itself, since a swipe may begin anywhere: it counts when it has focused a field.
 */
const onInteraction: ClientDirective = (load, _options, island) => {
  const begin = async (event?: Event) => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    for (const sign of signs) island.removeEventListener(sign, begin)
    try {
      const hydrate = await load()
      await hydrate()
    } catch {
      // Offline, or a tab so old that its files are gone: the plain form still works, and the next sign tries again.
      listen()
    }
  }
  const listen = () => {
    for (const sign of signs) island.addEventListener(sign, begin)
  }
  if (island.matches(':hover, :focus-within')) void begin()
  else listen()
}

export default onInteraction
