/** The range input handles drag and keyboard; this draws its value as the split between the pictures. */
export function enableBeforeAfter(): void {
  for (const pictures of document.querySelectorAll<HTMLElement>('[data-before-after]')) {
    const divider = pictures.querySelector<HTMLInputElement>('input[type="range"]')!
    const update = () => {
      const { value, valueAsNumber } = divider
      pictures.style.setProperty('--split', `${value}%`)
      const label = divider.dataset
        .label!.replace('{before}', value)
        .replace('{after}', `${100 - valueAsNumber}`)
      divider.setAttribute('aria-valuetext', label)
    }
    divider.addEventListener('input', update)
    divider.hidden = false
    update()
  }
}
