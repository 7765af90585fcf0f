/** What the divider says of its place. */
export const pairShown = 'data-pair-shown'

/** Moves the divider between two pictures: the range input does the dragging and the keys, this draws the split. */
export function start(pair: HTMLElement): void {
  const divider = pair.querySelector<HTMLInputElement>('input[type="range"]')
  if (!divider) return
  const draw = () => {
    pair.style.setProperty('--split', `${divider.value}%`)
    const words = (divider.getAttribute(pairShown) ?? '')
      .replace('{before}', divider.value)
      .replace('{after}', String(100 - divider.valueAsNumber))
    divider.setAttribute('aria-valuetext', words)
  }
  divider.addEventListener('input', draw)
  divider.hidden = false
  draw()
}
