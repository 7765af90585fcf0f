/** Does what `details name` does, for Safari before 17.2 and Firefox before 130. Printing opens all details, so only clicks count. */
export function keepOneOpen(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('summary')?.parentElement
    const name = pressed?.getAttribute('name')
    if (!name || pressed?.hasAttribute('open')) return
    for (const open of document.querySelectorAll<HTMLDetailsElement>('details[open][name]'))
      if (open.getAttribute('name') === name) open.open = false
  })
}
