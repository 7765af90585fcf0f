import type { Words } from '#lib/words/words.ts'
import { frameAddress, videoIdOf } from '#lib/video-site.ts'
import type { SlideConfig } from './glightbox.ts'
import { escaped } from './options.ts'
import { troubleWith } from './trouble.ts'
import * as names from './LightboxLink.names.ts'
import { player } from '#blocks/VideoFrame/VideoFrame.names.ts'
import { reveal } from '#ui/Section/Section.names.ts'

/** Links that name the same gallery are one gallery; so are those that name none. */
export function galleryOf(link: HTMLAnchorElement): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a.glightbox')].filter(
    (other) => other.getAttribute(names.gallery) === link.getAttribute(names.gallery),
  )
}

export function isFilm(link: HTMLAnchorElement): boolean {
  return /\.(mp4|webm)$/i.test(link.pathname)
}

/** What a link leads to, as a slide: a picture, a film of ours, a film of the video site, or a part of this page. */
export function slideOf(
  link: HTMLAnchorElement,
  playerLoaded: boolean,
  said: Words['lightbox'],
): SlideConfig {
  const words = {
    title: escaped(link.getAttribute(names.slideTitle) ?? ''),
    description: escaped(link.getAttribute(names.slideDescription) ?? ''),
  }
  const videoId = videoIdOf(link.href)
  const part = partOfThisPage(link)
  if (videoId) {
    const href = frameAddress(videoId, document.documentElement.getAttribute(player))
    return { ...words, type: 'external', href, width: '960px', height: '540px' }
  }
  if (isFilm(link) && playerLoaded) return { ...words, type: 'video', href: link.href }
  if (isFilm(link)) return { ...words, ...inline, content: troubleWith(link.href, 'film', said) }
  if (part) return { ...words, ...inline, content: part }
  return { ...words, type: 'image', href: link.href, alt: altOf(link) }
}

const inline = { type: 'inline', width: '48rem', height: 'auto' } as const

/** Where the description says what is to be seen, the picture need not say it again. */
function altOf(link: HTMLAnchorElement): string {
  const said = link.getAttribute(names.slideDescription) ? '' : link.querySelector('img')?.alt
  return link.getAttribute(names.slideAlt) ?? said ?? ''
}

/** A copy without ids, because an id may stand on a page only once, and seen at once, because it is asked for. */
function partOfThisPage(link: HTMLAnchorElement): HTMLElement | undefined {
  if (link.hash === '' || link.pathname !== location.pathname) return undefined
  const named = document.getElementById(link.hash.slice(1))
  // A heading carries the name of its whole section.
  const part = named?.matches('h2, h3') ? (named.closest('section') ?? named) : named
  const copy = part?.cloneNode(true) as HTMLElement | undefined
  if (!copy) return undefined
  copy.hidden = false
  for (const element of [copy, ...copy.querySelectorAll(`[id], [${reveal}]`)]) {
    element.removeAttribute('id')
    element.removeAttribute(reveal)
  }
  return copy
}
