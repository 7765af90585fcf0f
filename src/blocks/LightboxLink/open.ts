import { lightboxWords } from './lightbox-words.ts'
import libraryStyles from 'glightbox/dist/css/glightbox.css?url'
import houseStyles from './open.css?url'
import { closeOnBack } from './back-button.ts'
import { cutForNarrowWindows, keepFocusOnWords } from './descriptions.ts'
import { closeBeside, giveGestures, unzoomWhenNarrow } from './gestures.ts'
import { createLightbox } from './glightbox.ts'
import { giveManners } from './manners.ts'
import { optionsFor } from './options.ts'
import { lockPage } from './page-lock.ts'
import { galleryOf, isFilm, slideOf } from './slides.ts'
import { allowMarkup, styleByObject } from './strict-policy.ts'
import { loadStyles } from './styles.ts'
import { watchForTrouble } from './trouble.ts'

/** Opens a link of class `glightbox`, with its gallery, in GLightbox and our manners around it. */
export async function openLightbox(link: HTMLAnchorElement): Promise<void> {
  const links = galleryOf(link)
  const [playerLoaded, words] = await Promise.all([
    links.some(isFilm) && havePlayer(),
    lightboxWords(),
    loadStyles(libraryStyles, houseStyles),
  ])
  // A second click may have come while the first was waiting for its files.
  if (document.querySelector('#glightbox-body')) return

  allowMarkup()
  const slides = links.map((one) => slideOf(one, playerLoaded, words))
  const lightbox = createLightbox(optionsFor(slides, nameOf(link) ?? words.title, words))
  lightbox.on('slide_before_load', ({ slideNode, slideIndex }) => {
    watchForTrouble(slideNode, slides[slideIndex]!.type, links[slideIndex]!.href, words)
    // A moment later the picture and the words are in their places.
    queueMicrotask(() => {
      slideNode
        .querySelectorAll<HTMLElement>('img, .gslide-media, .gslide-description')
        .forEach(styleByObject)
      // Its alt text or the words below it say what it shows; said once is enough.
      slideNode.querySelector('img')?.removeAttribute('aria-describedby')
      cutForNarrowWindows(lightbox, slideNode, slideIndex)
    })
  })
  lightbox.on('open', () => {
    giveManners(lightbox, link, words)
    closeBeside(lightbox)
    unzoomWhenNarrow(lightbox)
    keepFocusOnWords(lightbox.modal)
    closeOnBack(lightbox)
  })

  // GLightbox hides the page from assistive technology, which must not happen to what has the focus.
  link.blur()
  lightbox.on('close', lockPage())
  lightbox.openAt(links.indexOf(link))
  giveGestures(lightbox)
}

/** The name of the section the link stands in. */
function nameOf(link: HTMLElement): string | undefined {
  return link.closest('section')?.querySelector('h2, h3')?.textContent
}

async function havePlayer(): Promise<boolean> {
  try {
    const { loadPlayer } = await import('./player.ts')
    await loadPlayer()
    return true
  } catch {
    return false
  }
}
