import { buildElement } from '#lib/browser/elements.ts'
import { lockScroll } from '#lib/browser/lock-scroll.ts'
import { initialState, reduce, type Target } from './gestures.ts'
import { createSlide, isPicture } from './slides.ts'

/** As the practice specified. */
const ZOOM_ABOVE = 768
const CONTROLS = 'a, button, input, select, textarea, video'
const SELECTABLE = `${CONTROLS}, figcaption, .lightbox-part`

export async function openLightbox(link: HTMLAnchorElement): Promise<void> {
  const { lightbox: words } = document.documentElement.lang.startsWith('es')
    ? await import('#lib/words/es/lightbox.ts')
    : await import('#lib/words/en/lightbox.ts')
  // Another click may have opened it while the words were loading.
  if (document.querySelector('.lightbox')) return
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a.glightbox')].filter(
    ({ dataset }) => dataset.gallery === link.dataset.gallery,
  )
  let index = links.indexOf(link)
  let gestures = initialState
  let slide = buildElement('figure')
  const close = button('lightbox-close', '×', words.close, () => dialog.close())
  const previous = button('lightbox-previous', '‹', words.previous, () => turn(-1))
  const next = button('lightbox-next', '›', words.next, () => turn(1))
  const counter = buildElement('p', { role: 'status' })
  const name = link.closest('section')?.querySelector('h2, h3')?.textContent ?? words.title
  const dialog = buildElement(
    'dialog',
    { class: 'lightbox', 'aria-label': name, tabindex: '-1' },
    close,
    slide,
  )
  if (links.length > 1) dialog.append(counter, previous, next)

  function turn(by: number): void {
    const target = links[index + by]
    if (!target) return
    if (slide.contains(document.activeElement)) close.focus()
    index += by
    gestures = initialState
    slide.replaceWith((slide = createSlide(target, words)))
    slide.style.setProperty('--from', `${by * 4}rem`)
    counter.textContent = words.place(index + 1, links.length)
    previous.setAttribute('aria-disabled', String(index === 0))
    next.setAttribute('aria-disabled', String(index === links.length - 1))
    // Preloads pictures only, never a third party's player.
    for (const neighbor of [links[index - 1], links[index + 1]])
      if (neighbor && isPicture(neighbor)) new Image().src = neighbor.href
  }

  function applyTransform(): void {
    const { x, y, scale } = gestures.view
    const { style } = slide.firstElementChild as HTMLElement
    style.transform = x || y || scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : ''
    style.transition = Object.keys(gestures.fingers).length > 0 ? 'none' : ''
  }

  function handlePointer(event: PointerEvent): void {
    const target = event.target as HTMLElement
    const ignored = event.pointerType === 'mouse' ? SELECTABLE : CONTROLS
    if (event.type === 'pointerdown' && (event.button > 0 || target.closest(ignored))) return
    const [next, effect] = reduce(gestures, event, targetOf(target))
    gestures = next
    applyTransform()
    if (effect === 'close') dialog.close()
    else if (effect) turn(effect === 'next' ? 1 : -1)
  }
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click'])
    dialog.addEventListener(type, (event) => handlePointer(event as PointerEvent))
  dialog.addEventListener('keydown', ({ target, key }) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[key]
    if (by && !(target as Element).matches('video, input, select, textarea')) turn(by)
  })

  // A history entry, so that Back closes the lightbox.
  const whileOpen = new AbortController()
  history.pushState({ lightbox: true }, '')
  addEventListener('popstate', () => dialog.close(), whileOpen)
  addEventListener('resize', () => ((gestures = initialState), applyTransform()), whileOpen)
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

function button(className: string, symbol: string, label: string, onClick: () => void): HTMLButtonElement {
  const element = buildElement('button', { type: 'button', class: className, 'aria-label': label }, symbol)
  element.addEventListener('click', onClick)
  return element
}
