import { whenPlayerAnswers, playerFrame } from '#lib/browser/video-player.ts'
import { buildElement } from '#lib/browser/elements.ts'
import { videoIdOf, watchAddress } from '#lib/video-site.ts'
import type { Words } from '#lib/words/words.ts'

/** As the practice specified. */
const MORE_LENGTH = 60
const SMALL_SCREEN = '(width <= 768px), (pointer: coarse)'

const isFilm = ({ pathname }: HTMLAnchorElement) => /\.(mp4|webm)$/i.test(pathname)
export const isPicture = (link: HTMLAnchorElement) => !videoIdOf(link.href) && !isFilm(link) && !link.hash

/** If the media does not load, an error message with a plain link takes its place. */
export function createSlide(link: HTMLAnchorElement, words: Words['lightbox']): HTMLElement {
  const media = createMedia(link, words)
  const slide = buildElement('figure', { class: 'lightbox-slide', 'aria-busy': 'true' }, media)
  const showResult = (hasLoaded: boolean) => {
    slide.removeAttribute('aria-busy')
    slide.querySelector('[role=alert]')?.remove()
    if (!hasLoaded) slide.prepend(createErrorMessage(link, words))
    media.hidden = !hasLoaded
  }
  for (const loaded of ['load', 'loadeddata']) media.addEventListener(loaded, () => showResult(true))
  media.addEventListener('error', () => showResult(false))
  if (media instanceof HTMLIFrameElement) whenPlayerAnswers(media, showResult)
  if (media instanceof HTMLDivElement) showResult(true)
  const { title = '', description = '' } = link.dataset
  if (title || description) slide.append(createCaption(title, description, words.more))
  return slide
}

function createMedia(link: HTMLAnchorElement, words: Words['lightbox']): HTMLElement {
  const videoId = videoIdOf(link.href)
  if (videoId) return playerFrame(videoId, words.frame)
  if (isFilm(link)) {
    const label = link.dataset.title ?? link.textContent.trim()
    const film = buildElement('video', { src: link.href, controls: '', playsinline: '', 'aria-label': label })
    // Phones autoplay only muted films.
    film.muted = true
    film.autoplay = !matchMedia('(prefers-reduced-motion: reduce)').matches
    return film
  }
  if (link.hash)
    return buildElement('div', { class: 'lightbox-part', tabindex: '0' }, cloneWithoutIds(link.hash))
  // The description below the picture replaces its alternative text.
  const thumbnailAlt = link.dataset.description ? '' : link.querySelector('img')?.alt
  const alt = link.dataset.alt ?? thumbnailAlt ?? ''
  return buildElement('img', { src: link.href, alt, draggable: 'false' })
}

/** A second element must not have the same id, and data-reveal would hide it. */
function cloneWithoutIds(hash: string): Node {
  const target = document.getElementById(hash.slice(1))
  const part = target?.matches('h2, h3') ? (target.closest('section') ?? target) : target
  const copy = buildElement('div', {}, part?.cloneNode(true) ?? '')
  copy.firstElementChild?.removeAttribute('hidden')
  for (const name of ['id', 'data-reveal'])
    for (const element of copy.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
  return copy
}

function createCaption(title: string, description: string, more: string): HTMLElement {
  const text = buildElement('p', {}, description)
  const caption = buildElement(
    'figcaption',
    { tabindex: '-1' },
    title && buildElement('strong', {}, title),
    text,
  )
  if (description.length <= MORE_LENGTH || !matchMedia(SMALL_SCREEN).matches) return caption
  const link = buildElement('a', { href: '#', class: 'underline' }, more)
  text.replaceChildren(`${description.slice(0, MORE_LENGTH - 1)}... `, link)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    text.textContent = description
    caption.focus()
  })
  return caption
}

function createErrorMessage(link: HTMLAnchorElement, words: Words['lightbox']): HTMLElement {
  const videoId = videoIdOf(link.href)
  const { silent, open } = isPicture(link) ? words.picture : words.film
  const [href, text] = videoId ? [watchAddress(videoId), words.elsewhere] : [link.href, open]
  const plain = buildElement('a', { href, target: '_blank', rel: 'noopener', class: 'underline' }, text)
  return buildElement('p', { role: 'alert', class: 'lightbox-part' }, silent, plain, words.newTab)
}
