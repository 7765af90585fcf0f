/** Keeps the page from scrolling under what covers it: base.css draws it. */
export function lockScroll(locked: boolean): void {
  document.documentElement.toggleAttribute('data-scroll-locked', locked)
}

/** From the start: the menu opens without its script, which may still be on its way. */
export function lockUnderMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu')
  menu?.addEventListener('toggle', ({ target }) => {
    if (target === menu) lockScroll(menu.matches(':popover-open'))
  })
}
