export function lockScroll(locked: boolean): void {
  document.documentElement.toggleAttribute('data-scroll-locked', locked)
}

export function lockUnderMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu')
  menu?.addEventListener('toggle', ({ target }) => {
    if (target === menu) lockScroll(menu.matches(':popover-open'))
  })
}
