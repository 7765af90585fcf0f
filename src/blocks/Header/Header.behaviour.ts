import { from } from '#lib/breakpoints.ts'
import { keepOneOpen } from '#lib/browser/keep-one-open.ts'
import * as names from './Header.names.ts'

/**
 * Manners of the header's menu that HTML alone does not have. In a row (1200px and up) panels open on hover, and close
 * on Esc, on a click elsewhere and when focus leaves. Behind the hamburger it closes when focus leaves it. A window
 * that grows or shrinks past the breakpoint finds everything closed.
 */
export function start(menu: HTMLElement): void {
  const wide = matchMedia(from('wide'))
  const panels = [...menu.querySelectorAll('details')]
  const closeAll = () => panels.forEach((panel) => (panel.open = false))

  for (const entry of menu.querySelectorAll<HTMLElement>(`[${names.menuEntry}]`)) openOnHover(entry, wide)
  document.addEventListener('click', (event) => {
    if (wide.matches && !menu.contains(event.target as Node)) closeAll()
  })
  menu.addEventListener('keydown', (event) => {
    const open = panels.find((panel) => panel.open)
    if (event.key !== 'Escape' || !open || !wide.matches) return
    event.preventDefault()
    open.open = false
    open.querySelector('summary')?.focus()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    const toggle = (relatedTarget as Element | null)?.matches('[popovertarget="menu"]')
    if (!wide.matches && relatedTarget && !toggle && !menu.contains(relatedTarget as Node))
      menu.hidePopover?.()
  })
  menu.addEventListener('toggle', (event) => {
    if (event.target === menu) closeAll()
  })
  wide.addEventListener('change', () => {
    closeAll()
    menu.hidePopover?.()
  })
  // The window may have grown while this script was on its way.
  if (wide.matches) menu.hidePopover?.()
}

function openOnHover(entry: HTMLElement, wide: MediaQueryList): void {
  const panel = entry.querySelector('details')
  if (!panel) return
  const follow = (open: boolean) => (event: PointerEvent) => {
    if (wide.matches && event.pointerType === 'mouse') panel.open = open
  }
  entry.addEventListener('pointerenter', follow(true))
  // The mouse that sent for this script may rest here already.
  if (wide.matches && entry.matches(':hover') && matchMedia('(hover: hover)').matches) panel.open = true
  entry.addEventListener('pointerleave', follow(false))
  entry.addEventListener('focusout', (event) => {
    if (wide.matches && !entry.contains(event.relatedTarget as Node | null)) panel.open = false
  })
  keepOneOpen(panel)
  // Hover has opened the panel already; the click that follows must not close it again. What pressed is asked of the
  // press, because Safari's clicks do not tell before version 18.
  const summary = panel.querySelector('summary')
  let pressedBy = ''
  summary?.addEventListener('pointerdown', ({ pointerType }) => (pressedBy = pointerType))
  summary?.addEventListener('click', (event) => {
    const byMouse = pressedBy === 'mouse' && event.detail > 0
    if (byMouse && panel.open && wide.matches) event.preventDefault()
  })
}
