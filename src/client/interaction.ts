import type { ClientDirective } from 'astro'

const events = ['focusin', 'pointerover', 'pointerdown'] as const

/**
 * client:interaction hydrates an island when a mouse, a pen or the focus first reaches it. Touch alone does not count,
 * because a swipe may begin anywhere.
 */
const onInteraction: ClientDirective = (load, _options, island) => {
  const hydrate = async (event?: Event) => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    for (const type of events) island.removeEventListener(type, hydrate)
    try {
      await (
        await load()
      )()
    } catch {
      // Offline, or a deploy removed the files: the plain form still works, and the next interaction tries again.
      listen()
    }
  }
  const listen = () => {
    for (const type of events) island.addEventListener(type, hydrate)
  }
  if (island.matches(':hover, :focus-within')) void hydrate()
  else listen()
}

export default onInteraction
