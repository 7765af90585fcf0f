import { buildElement } from '#lib/browser/elements.ts'
import { lockScroll } from '#lib/browser/lock-scroll.ts'
import { idle, reduce, type Target } from './gestures.ts'
import { isPicture, slideOf } from './slides.ts'

/** A press zooms pictures only in windows wider than this: specification, section 9. */
const ZOOM_ABOVE = 768
/** What has presses of its own; a mouse also selects text. */
const PRESSED = 'a, button, input, select, textarea, video'
const CLICKED = `${PRESSED}, figcaption, .lightbox-part`

/** Opens a link of class `glightbox` with its gallery in a modal dialog, which goes when it is closed. */
export async function openLightbox(link: HTMLAnchorElement): Promise<void> {
  const { lightbox: words } = document.documentElement.lang.startsWith('es')
    ? await import('#lib/words/es/lightbox.ts')
    : await import('#lib/words/en/lightbox.ts')
  // A second click may have come while the first was waiting for its files.
  if (document.querySelector('.lightbox')) return
  // Links that name the same gallery are one gallery; so are those that name none.
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a.glightbox')].filter(
    (other) => other.dataset.gallery === link.dataset.gallery,
  )
  let index = links.indexOf(link)
  let gestures = idle
  let slide = buildElement('figure')
  const close = button('lightbox-close', '×', words.close, () => dialog.close())
  const previous = button('lightbox-previous', '‹', words.previous, () => turn(-1))
  const next = button('lightbox-next', '›', words.next, () => turn(1))
  const place = buildElement('p', { role: 'status' })
  const name = link.closest('section')?.querySelector('h2, h3')?.textContent ?? words.title
  const dialog = buildElement(
    'dialog',
    { class: 'lightbox', 'aria-label': name, tabindex: '-1' },
    close,
    slide,
  )
  if (links.length > 1) dialog.append(place, previous, next)

  /** One slide at a time: assistive technology finds no other. */
  function turn(by: number): void {
    const shown = links[index + by]
    if (!shown) return
    if (slide.contains(document.activeElement)) close.focus()
    index += by
    gestures = idle
    slide.replaceWith((slide = slideOf(shown, words)))
    slide.style.setProperty('--from', `${by * 4}rem`)
    place.textContent = words.place(index + 1, links.length)
    previous.setAttribute('aria-disabled', String(index === 0))
    next.setAttribute('aria-disabled', String(index === links.length - 1))
    // Pictures beside this one come in advance; another company's server is asked for nothing in advance.
    for (const near of [links[index - 1], links[index + 1]])
      if (near && isPicture(near)) new Image().src = near.href
  }

  function draw(): void {
    const { x, y, scale } = gestures.view
    const { style } = slide.firstElementChild as HTMLElement
    style.transform = x || y || scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : ''
    style.transition = Object.keys(gestures.fingers).length > 0 ? 'none' : ''
  }

  function press(event: PointerEvent): void {
    const target = event.target as HTMLElement
    const own = event.pointerType === 'mouse' ? CLICKED : PRESSED
    if (event.type === 'pointerdown' && (event.button > 0 || target.closest(own))) return
    const [after, effect] = reduce(gestures, event, targetOf(target))
    gestures = after
    draw()
    if (effect === 'close') dialog.close()
    else if (effect) turn(effect === 'next' ? 1 : -1)
  }
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click'])
    dialog.addEventListener(type, (event) => press(event as PointerEvent))
  dialog.addEventListener('keydown', ({ target, key }) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key]
    // Arrows belong to a film's own controls while those have the focus.
    if (by && !(target as Element).matches('video, input, select, textarea')) turn(by)
  })

  // An open lightbox is a step of the visitor's history, so that Back closes it and leaves the page as it was.
  const whileOpen = new AbortController()
  history.pushState({ lightbox: true }, '')
  addEventListener('popstate', () => dialog.close(), whileOpen)
  addEventListener('resize', () => ((gestures = idle), draw()), whileOpen)
  dialog.addEventListener('close', () => {
    whileOpen.abort()
    dialog.remove()
    lockScroll(false)
    link.focus({ preventScroll: true })
    if ((history.state as { lightbox?: true } | null)?.lightbox) history.back()
  })
  document.body.append(dialog)
  lockScroll(true)
  turn(0)
  dialog.showModal()
}

function targetOf(element: HTMLElement): Target {
  if (element.matches('.lightbox, .lightbox-slide')) return 'backdrop'
  if (!(element instanceof HTMLImageElement)) return 'other'
  return { picture: innerWidth > ZOOM_ABOVE ? element.naturalWidth / element.offsetWidth : 1 }
}

function button(look: string, sign: string, label: string, act: () => void): HTMLButtonElement {
  const element = buildElement('button', { type: 'button', class: look, 'aria-label': label }, sign)
  element.addEventListener('click', act)
  return element
}
