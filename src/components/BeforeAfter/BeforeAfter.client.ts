/** Moves the divider between two pictures: the range input does the dragging and the keys, this draws the split. */
export function enableDividers(): void {
  for (const pair of document.querySelectorAll<HTMLElement>('[data-before-after]')) enableDivider(pair)
}

function enableDivider(pair: HTMLElement): void {
  const divider = pair.querySelector<HTMLInputElement>('input[type="range"]')!
  const draw = () => {
    pair.style.setProperty('--split', `${divider.value}%`)
    const after = String(100 - divider.valueAsNumber)
    const label = divider.dataset.label!.replace('{before}', divider.value).replace('{after}', after)
    divider.setAttribute('aria-valuetext', label)
  }
  divider.addEventListener('input', draw)
  divider.hidden = false
  draw()
}
