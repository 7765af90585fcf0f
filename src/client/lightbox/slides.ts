import { whenPlayerAnswers, playerFrame } from '#lib/browser/video-player.ts'
import { buildElement } from '#lib/browser/elements.ts'
import { videoIdOf, watchAddress } from '#lib/video-site.ts'
import type { Words } from '#lib/words/words.ts'

/** Descriptions are cut at this length where there is little room: specification, section 9. */
const MORE_LENGTH = 60
const LITTLE_ROOM = '(width <= 768px), (pointer: coarse)'

const isFilm = ({ pathname }: HTMLAnchorElement) => /\.(mp4|webm)$/i.test(pathname)
export const isPicture = (link: HTMLAnchorElement) => !videoIdOf(link.href) && !isFilm(link) && !link.hash

/** What a link leads to, with its words below it; should it not come, a message with a plain link in its place. */
export function slideOf(link: HTMLAnchorElement, words: Words['lightbox']): HTMLElement {
  const media = mediaOf(link, words)
  const slide = buildElement('figure', { class: 'lightbox-slide', 'aria-busy': 'true' }, media)
  const answer = (hasCome: boolean) => {
    slide.removeAttribute('aria-busy')
    slide.querySelector('[role=alert]')?.remove()
    if (!hasCome) slide.prepend(trouble(link, words))
    media.hidden = !hasCome
  }
  for (const loaded of ['load', 'loadeddata']) media.addEventListener(loaded, () => answer(true))
  media.addEventListener('error', () => answer(false))
  if (media instanceof HTMLIFrameElement) whenPlayerAnswers(media, answer)
  if (media instanceof HTMLDivElement) answer(true)
  const { title = '', description = '' } = link.dataset
  if (title || description) slide.append(captionOf(title, description, words.more))
  return slide
}

function mediaOf(link: HTMLAnchorElement, words: Words['lightbox']): HTMLElement {
  const videoId = videoIdOf(link.href)
  if (videoId) return playerFrame(videoId, words.frame)
  if (isFilm(link)) {
    const label = link.dataset.title ?? link.textContent.trim()
    const film = buildElement('video', { src: link.href, controls: '', playsinline: '', 'aria-label': label })
    // Our films are silent; muted ones may start by themselves on phones too.
    film.muted = true
    film.autoplay = !matchMedia('(prefers-reduced-motion: reduce)').matches
    return film
  }
  if (link.hash) return buildElement('div', { class: 'lightbox-part', tabindex: '0' }, copyOf(link.hash))
  // Where the description says what is to be seen, the picture need not say it again.
  const said = link.dataset.description ? '' : link.querySelector('img')?.alt
  const alt = link.dataset.alt ?? said ?? ''
  return buildElement('img', { src: link.href, alt, draggable: 'false' })
}

/** A part of this page without ids, which may stand on a page only once, and seen at once, because it is asked for. */
function copyOf(hash: string): Node {
  const named = document.getElementById(hash.slice(1))
  // A heading carries the name of its whole section.
  const part = named?.matches('h2, h3') ? (named.closest('section') ?? named) : named
  const copy = buildElement('div', {}, part?.cloneNode(true) ?? '')
  copy.firstElementChild?.removeAttribute('hidden')
  for (const name of ['id', 'data-reveal'])
    for (const element of copy.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
  return copy
}

function captionOf(title: string, description: string, more: string): HTMLElement {
  const text = buildElement('p', {}, description)
  const caption = buildElement(
    'figcaption',
    { tabindex: '-1' },
    title && buildElement('strong', {}, title),
    text,
  )
  if (description.length <= MORE_LENGTH || !matchMedia(LITTLE_ROOM).matches) return caption
  const link = buildElement('a', { href: '#', class: 'underline' }, more)
  text.replaceChildren(`${description.slice(0, MORE_LENGTH - 1)}... `, link)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    text.textContent = description
    caption.focus()
  })
  return caption
}

function trouble(link: HTMLAnchorElement, words: Words['lightbox']): HTMLElement {
  const videoId = videoIdOf(link.href)
  const { silent, open } = isPicture(link) ? words.picture : words.film
  const [href, text] = videoId ? [watchAddress(videoId), words.elsewhere] : [link.href, open]
  const plain = buildElement('a', { href, target: '_blank', rel: 'noopener', class: 'underline' }, text)
  return buildElement('p', { role: 'alert', class: 'lightbox-part' }, silent, plain, words.newTab)
}
