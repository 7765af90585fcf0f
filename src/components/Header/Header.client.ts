import { below, from } from '#lib/breakpoints.ts'
import { clockAt, type OpeningSchedule } from '#lib/practice-clock.ts'
import type { SpecialHours } from '#lib/model/practice.ts'

export type OpenNow = Omit<OpeningSchedule, 'specialHours'> & {
  openNow: string
  closedNow: string
  specialHours: (SpecialHours & { line: string })[]
}

export function enableHeader(): void {
  const header = document.querySelector<HTMLElement>('header')
  const menu = document.querySelector<HTMLElement>('#menu')
  const openNow = document.querySelector<HTMLElement>('[data-open-now]')
  if (header && matchMedia(below('tablet')).matches) hideOnScroll(header)
  if (menu) enableMenu(menu)
  if (openNow) showOpenNow(openNow)
}

/** In the row, panels open on hover and close on Escape or a click outside. The popover closes when focus leaves. */
function enableMenu(menu: HTMLElement): void {
  const menuRow = matchMedia(from('menu'))
  const panels = [...menu.querySelectorAll('details')]
  const closeAll = () => panels.forEach((panel) => (panel.open = false))

  for (const entry of menu.querySelectorAll<HTMLElement>('[data-menu-entry]')) openOnHover(entry, menuRow)
  document.addEventListener('click', (event) => {
    if (menuRow.matches && !menu.contains(event.target as Node)) closeAll()
  })
  menu.addEventListener('keydown', (event) => {
    const open = panels.find((panel) => panel.open)
    if (event.key !== 'Escape' || !open || !menuRow.matches) return
    event.preventDefault()
    open.open = false
    open.querySelector('summary')?.focus()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    const toggle = (relatedTarget as Element | null)?.matches('[popovertarget="menu"]')
    if (!menuRow.matches && relatedTarget && !toggle && !menu.contains(relatedTarget as Node))
      menu.hidePopover?.()
  })
  menu.addEventListener('toggle', (event) => {
    if (event.target === menu) closeAll()
  })
  menuRow.addEventListener('change', () => {
    closeAll()
    menu.hidePopover?.()
  })
}

function openOnHover(entry: HTMLElement, menuRow: MediaQueryList): void {
  const panel = entry.querySelector('details')
  if (!panel) return
  const setOpen = (open: boolean) => (event: PointerEvent) => {
    if (menuRow.matches && event.pointerType === 'mouse') panel.open = open
  }
  entry.addEventListener('pointerenter', setOpen(true))
  // The mouse may be on the entry before this script runs.
  if (menuRow.matches && entry.matches(':hover') && matchMedia('(hover: hover)').matches) panel.open = true
  entry.addEventListener('pointerleave', setOpen(false))
  entry.addEventListener('focusout', (event) => {
    if (menuRow.matches && !entry.contains(event.relatedTarget as Node | null)) panel.open = false
  })
  // A mouse opens the panel by hovering, so its click must not close it. Safari before 18 has no click.pointerType.
  const summary = panel.querySelector('summary')
  let pressedBy = ''
  summary?.addEventListener('pointerdown', ({ pointerType }) => (pressedBy = pointerType))
  summary?.addEventListener('click', (event) => {
    const byMouse = pressedBy === 'mouse' && event.detail > 0
    if (byMouse && panel.open && menuRow.matches) event.preventDefault()
  })
}

/** Smaller movements are the jitter of a resting finger. */
const MIN_SCROLL = 8

function hideOnScroll(header: HTMLElement): void {
  let last = scrollY
  const update = () => {
    const moved = scrollY - last
    if (Math.abs(moved) < MIN_SCROLL) return
    last = scrollY
    const isAway = moved > 0 && last > header.offsetHeight && !header.querySelector(':focus-visible')
    document.documentElement.toggleAttribute('data-header-away', isAway)
  }
  header.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible'))
      document.documentElement.removeAttribute('data-header-away')
  })
  addEventListener('scroll', update, { passive: true })
}

const MINUTE = 60_000

/** Open or closed in the practice's time zone, followed by the special hours of the day. */
function showOpenNow(box: HTMLElement): void {
  const opening = JSON.parse(box.dataset.openNow ?? '{}') as OpenNow
  const { openNow: open, closedNow: closed, specialHours } = opening
  const [status, hours] = box.querySelectorAll('span')
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
  document.addEventListener('visibilitychange', show)
}
