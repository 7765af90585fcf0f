import { from } from '#lib/breakpoints.ts'
import * as names from './Header.names.ts'

/** The menu behind the hamburger where there are no popovers: opened and closed by its button, closed by Esc and outside. */
export function start(header: HTMLElement): void {
  const menu = header.querySelector<HTMLElement>('#menu')
  const toggle = header.querySelector<HTMLElement>('[popovertarget="menu"]')
  if (!menu || !toggle) return
  const isOpen = () => menu.hasAttribute(names.menuOpen)
  const show = (open: boolean) => {
    menu.toggleAttribute(names.menuOpen, open)
    toggle.setAttribute('aria-expanded', String(open))
    document.documentElement.style.overflow = open ? 'hidden' : ''
  }
  show(false)
  toggle.addEventListener('click', () => show(!isOpen()))
  document.addEventListener('click', ({ target }) => {
    if (isOpen() && !header.contains(target as Node)) show(false)
  })
  header.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return
    show(false)
    toggle.focus()
  })
  matchMedia(from('wide')).addEventListener('change', () => show(false))
}
