import { below, from } from '#lib/breakpoints.ts'
import { clockAt, type OpeningSchedule } from '#lib/practice-clock.ts'
import type { SpecialHours } from '#lib/model/practice.ts'

export type OpenNow = Omit<OpeningSchedule, 'specialHours'> & {
  openNow: string
  closedNow: string
  /** Days that differ from the week, each with its line. */
  specialHours: (SpecialHours & { line: string })[]
}

export function enableHeader(): void {
  const header = document.querySelector<HTMLElement>('header')
  const menu = document.querySelector<HTMLElement>('#menu')
  const line = document.querySelector<HTMLElement>('[data-open-now]')
  if (header && matchMedia(below('tablet')).matches) hideOnScroll(header)
  if (menu) enableMenu(menu)
  if (line) sayOpenNow(line)
}

/**
 * Manners of the header's menu that HTML alone does not have. In a row (1200px and up) panels open on hover, and close
 * on Esc, on a click elsewhere and when focus leaves. Behind the hamburger it closes when focus leaves it. A window
 * that grows or shrinks past the breakpoint finds everything closed.
 */
function enableMenu(menu: HTMLElement): void {
  const wide = matchMedia(from('wide'))
  const panels = [...menu.querySelectorAll('details')]
  const closeAll = () => panels.forEach((panel) => (panel.open = false))

  for (const entry of menu.querySelectorAll<HTMLElement>('[data-menu-entry]')) openOnHover(entry, wide)
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
}

function openOnHover(entry: HTMLElement, wide: MediaQueryList): void {
  const panel = entry.querySelector('details')
  if (!panel) return
  const follow = (open: boolean) => (event: PointerEvent) => {
    if (wide.matches && event.pointerType === 'mouse') panel.open = open
  }
  entry.addEventListener('pointerenter', follow(true))
  // The mouse may rest here before this script runs.
  if (wide.matches && entry.matches(':hover') && matchMedia('(hover: hover)').matches) panel.open = true
  entry.addEventListener('pointerleave', follow(false))
  entry.addEventListener('focusout', (event) => {
    if (wide.matches && !entry.contains(event.relatedTarget as Node | null)) panel.open = false
  })
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

/**
 * On phones the header leaves on the way down and returns on the way up, or when the focus is seen in it. `header-away`
 * draws it; an open menu keeps the page from scrolling.
 */
function hideOnScroll(header: HTMLElement): void {
  let last = scrollY
  const follow = () => {
    const moved = scrollY - last
    // A resting finger trembles.
    if (Math.abs(moved) < 8) return
    last = scrollY
    const leaves = moved > 0 && last > header.offsetHeight && !header.querySelector(':focus-visible')
    document.documentElement.toggleAttribute('data-header-away', leaves)
  }
  header.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible'))
      document.documentElement.removeAttribute('data-header-away')
  })
  addEventListener('scroll', follow, { passive: true })
}

const MINUTE = 60_000

/**
 * Says 'Open now' or 'Closed now' on the practice's own clock, and keeps it true to the minute. On a day that differs from
 * the week its own line follows.
 */
function sayOpenNow(line: HTMLElement): void {
  const opening = JSON.parse(line.dataset.openNow ?? '{}') as OpenNow
  const { openNow: open, closedNow: closed, specialHours } = opening
  const [status, hours] = line.querySelectorAll('span')
  const show = () => {
    const { open: isOpen, date } = clockAt(new Date(), opening)
    const today = specialHours.find(({ from, until }) => from <= date && date <= until)
    status!.textContent = isOpen ? open : closed
    hours!.textContent = today?.line ?? ''
  }
  const tick = () => {
    show()
    setTimeout(tick, MINUTE - (Date.now() % MINUTE))
  }
  tick()
  // Browsers hold back the timers of a tab nobody sees.
  document.addEventListener('visibilitychange', show)
}
