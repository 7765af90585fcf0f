import type { Words } from '#lib/words/words.ts'
import { videoIdOf, watchAddress } from '#lib/video-site.ts'
import { awaitPlayer } from '#blocks/VideoFrame/player-answer.ts'
import type { SlideConfig } from './glightbox.ts'

/** A message in place of what did not come, with the plain link that opens it by itself. */
export function troubleWith(
  address: string,
  what: 'film' | 'picture',
  words: Words['lightbox'],
): HTMLElement {
  const videoId = videoIdOf(address)
  const link = Object.assign(document.createElement('a'), {
    href: videoId ? watchAddress(videoId) : address,
    target: '_blank',
    rel: 'noopener',
    textContent: videoId ? words.elsewhere : words[what].open,
  })
  const message = Object.assign(document.createElement('p'), { className: 'gtrouble', role: 'alert' })
  message.append(words[what].silent, link, words.newTab)
  return message
}

/** Watches a slide's picture, film or frame, and says so when it does not come, with the link that led to it. */
export function watchForTrouble(
  slide: HTMLElement,
  type: SlideConfig['type'],
  address: string,
  words: Words['lightbox'],
): void {
  const media = slide.querySelector<HTMLElement>('.gslide-media')
  if (!media || type === 'inline') return
  const say = () => {
    if (!media.querySelector('.gtrouble'))
      media.append(troubleWith(address, type === 'image' ? 'picture' : 'film', words))
  }
  // The error events of a picture and of a film's source do not rise, but they can be caught on their way down.
  media.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) {
        target.hidden = true
        // GLightbox shows a slide when its picture has loaded, and would turn its wheel for ever.
        target.dispatchEvent(new Event('load'))
      }
      say()
    },
    true,
  )
  if (type === 'external') watchFrame(media, say, words.frame)
}

function watchFrame(media: HTMLElement, say: () => void, title: string): void {
  new MutationObserver((_, observer) => {
    const frame = media.querySelector('iframe')
    if (!frame) return
    observer.disconnect()
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    frame.title = title
    awaitPlayer(frame, (answered) => {
      if (answered) return media.querySelector('.gtrouble')?.remove()
      frame.dispatchEvent(new Event('load'))
      say()
    })
  }).observe(media, { childList: true })
}
