/** Apart from the behaviours that use it: a behaviour that another script imports is bundled with React's chunk. */
export const toggle = 'data-motion-toggle'
export const toggleWords = 'data-motion-words'

export function showState(button: HTMLButtonElement, state: 'playing' | 'paused'): void {
  button.setAttribute(toggle, state)
  const words = JSON.parse(button.getAttribute(toggleWords) ?? '{}') as Record<typeof state, string>
  button.querySelector('span')!.textContent = words[state]
}
