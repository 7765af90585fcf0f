import type { ClientDirective } from 'astro'

const events = ['focusin', 'pointerover', 'pointerdown', 'click', 'input'] as const

/**
 * Hydrates an island when a pointer, the focus or a tap first reaches it. A touch is no tap yet, because it may begin a
 * scroll. With `atHash` the island hydrates at once if the address holds choices.
 */
const onInteraction: ClientDirective = (load, { value }, island) => {
  let clicked: HTMLButtonElement | null = null
  const rememberClick = ({ target }: Event) => {
    clicked = (target as Element).closest<HTMLButtonElement>('button[type="button"]')
  }
  const hydrate = async (event?: Event) => {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
    if (isTouch && event.type !== 'click') return
    for (const type of events) island.removeEventListener(type, hydrate)
    try {
      await (
        await load()
      )()
      island.removeEventListener('click', rememberClick)
      // A button clicked before React could listen is clicked again.
      clicked?.click()
    } catch {
      // Offline, or a deploy removed the files: the plain form still works, and the next interaction tries again.
      listen()
    }
  }
  const listen = () => {
    for (const type of events) island.addEventListener(type, hydrate)
  }
  island.addEventListener('click', rememberClick)
  const holdsChoices = typeof value === 'object' && location.hash.includes('=')
  if (holdsChoices || island.matches(':hover, :focus-within')) void hydrate()
  else listen()
}

export default onInteraction
