import { frameAddress, videoIdOf } from '#lib/video-site.ts'
import type { SlideConfig } from './glightbox.ts'
import { escaped } from './options.ts'
import { troubleWith } from './trouble.ts'

/** Links that name the same gallery are one gallery; so are those that name none. */
export function galleryOf(link: HTMLAnchorElement): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a.glightbox')].filter(
    (other) => other.dataset.gallery === link.dataset.gallery,
  )
}

export function isFilm(link: HTMLAnchorElement): boolean {
  return /\.(mp4|webm)$/i.test(link.pathname)
}

/** What a link leads to, as a slide: a picture, a film of ours, a film of the video site, or a part of this page. */
export function slideOf(link: HTMLAnchorElement, playerLoaded: boolean): SlideConfig {
  const words = {
    title: escaped(link.dataset.title ?? ''),
    description: escaped(link.dataset.description ?? ''),
  }
  const videoId = videoIdOf(link.href)
  const part = partOfThisPage(link)
  if (videoId) {
    const href = frameAddress(videoId, document.documentElement.dataset.player)
    return { ...words, type: 'external', href, width: '960px', height: '540px' }
  }
  if (isFilm(link) && playerLoaded) return { ...words, type: 'video', href: link.href }
  if (isFilm(link)) return { ...words, ...inline, content: troubleWith(link.href, 'film') }
  if (part) return { ...words, ...inline, content: part }
  return { ...words, type: 'image', href: link.href, alt: altOf(link) }
}

const inline = { type: 'inline', width: '48rem', height: 'auto' } as const

/** Where the description says what is to be seen, the picture need not say it again. */
function altOf(link: HTMLAnchorElement): string {
  const { alt, description } = link.dataset
  return alt ?? (description ? '' : (link.querySelector('img')?.alt ?? ''))
}

/** A copy without ids, because an id may stand on a page only once, and seen at once, because it is asked for. */
function partOfThisPage(link: HTMLAnchorElement): HTMLElement | undefined {
  if (link.hash === '' || link.pathname !== location.pathname) return undefined
  const copy = document.getElementById(link.hash.slice(1))?.cloneNode(true) as HTMLElement | undefined
  if (!copy) return undefined
  copy.hidden = false
  for (const element of [copy, ...copy.querySelectorAll('[id], [data-reveal]')]) {
    element.removeAttribute('id')
    element.removeAttribute('data-reveal')
  }
  return copy
}
