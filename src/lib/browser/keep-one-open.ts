/** As details of one name do by themselves since Safari 17.2 and Firefox 130. Only a press counts: printing opens them all. */
export function keepOneOpen(): void {
  document.addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('summary')?.parentElement
    const name = pressed?.getAttribute('name')
    if (!name || pressed?.hasAttribute('open')) return
    for (const open of document.querySelectorAll<HTMLDetailsElement>('details[open][name]'))
      if (open.getAttribute('name') === name) open.open = false
  })
}
