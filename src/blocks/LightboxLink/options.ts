import type { Words } from '#lib/words/words.ts'
import icons from '../../../node_modules/plyr/dist/plyr.svg?url'
import type { SlideConfig } from './glightbox.ts'

/** The figures of the specification, section 9, written out even where they are GLightbox's defaults. */
const figures = {
  touchNavigation: true,
  autoplayVideos: true,
  draggable: true,
  dragToleranceX: 40,
  dragToleranceY: 65,
  zoomable: true,
  moreLength: 60,
  loop: false,
}

export function optionsFor(
  elements: SlideConfig[],
  name: string,
  words: Words['lightbox'],
): Record<string, unknown> {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    ...figures,
    moreText: words.more,
    elements,
    lightboxHTML: frame(name, words),
    // A neighbour is fetched in advance, but another company's server is not asked before the visitor comes to it.
    preload: elements.every(({ type }) => type !== 'external'),
    // What is beside the picture is ours to say, at every width: see gestures.ts.
    closeOnOutsideClick: false,
    // Keys and focus are ours: see manners.ts.
    keyboardNavigation: false,
    autofocusVideos: false,
    // Without animations none may be waited for.
    ...(still && { openEffect: 'none', closeEffect: 'none', slideEffect: 'none', autoplayVideos: false }),
    plyr: {
      // player.ts has loaded both; GLightbox must not send for them.
      css: '',
      js: '',
      config: {
        ratio: '16:9',
        // Films of ours are silent; muted ones may begin by themselves on phones too.
        muted: true,
        storage: { enabled: false },
        iconUrl: icons,
        blankVideo: '',
        fullscreen: { enabled: true, iosNative: true },
      },
    },
  }
}

/** A native modal dialog in the place of GLightbox's box: the page behind it is inert without any doing of ours. */
function frame(name: string, words: Words['lightbox']): string {
  return `<dialog id="glightbox-body" class="glightbox-container" aria-modal="true" aria-label="${escaped(name)}">
    <div class="gloader visible"></div>
    <div class="goverlay"></div>
    <div class="gcontainer">
      <div id="glightbox-slider" class="gslider"></div>
      <p class="gplace" role="status"></p>
      <button type="button" class="gprev gbtn" aria-label="${words.previous}">{prevSVG}</button>
      <button type="button" class="gnext gbtn" aria-label="${words.next}">{nextSVG}</button>
      <button type="button" class="gclose gbtn" aria-label="${words.close}">{closeSVG}</button>
    </div>
  </dialog>`
}

/** GLightbox writes words as HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
