/**
 * Manners of the header's menu that HTML alone does not have: panels open on hover, close on Esc, on a click
 * elsewhere and when focus leaves, and the popover closes when the window grows past the breakpoint.
 */
export function startMenu(): void {
  const menu = document.querySelector<HTMLElement>('#menu')
  if (!menu) return
  const wide = matchMedia('(width >= 1200px)')
  const panels = [...menu.querySelectorAll('details')]
  const closeAll = () => panels.forEach((panel) => (panel.open = false))

  for (const entry of menu.querySelectorAll<HTMLElement>('[data-menu-entry]')) {
    const panel = entry.querySelector('details')
    if (!panel) continue
    entry.addEventListener('pointerenter', (event) => {
      if (wide.matches && event.pointerType === 'mouse') panel.open = true
    })
    entry.addEventListener('pointerleave', (event) => {
      if (wide.matches && event.pointerType === 'mouse') panel.open = false
    })
    entry.addEventListener('focusout', (event) => {
      if (wide.matches && !entry.contains(event.relatedTarget as Node | null)) panel.open = false
    })
    panel.querySelector('summary')?.addEventListener('click', keepOpenUnderMouse)
  }

  document.addEventListener('click', (event) => {
    if (wide.matches && !menu.contains(event.target as Node)) closeAll()
  })
  menu.addEventListener('keydown', (event) => {
    const open = panels.find((panel) => panel.open)
    if (event.key !== 'Escape' || !open) return
    if (wide.matches) event.preventDefault()
    open.open = false
    open.querySelector('summary')?.focus()
  })
  wide.addEventListener('change', () => {
    closeAll()
    if (menu.matches(':popover-open')) menu.hidePopover()
  })
}

/** Hover has opened the panel already; the click that follows must not close it again. */
function keepOpenUnderMouse(event: Event): void {
  const summary = event.currentTarget as HTMLElement
  const panel = summary.closest('details')
  const byMouse = event instanceof PointerEvent && event.pointerType === 'mouse' && event.detail > 0
  if (byMouse && panel?.open && matchMedia('(width >= 1200px)').matches) event.preventDefault()
}
