import { whenInView } from '#lib/browser/elements.ts'

/** Swiper is sent for as the visitor comes near. */
export function enableSliders(): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-testimonials]'))
    whenInView(
      block,
      () =>
        void import('./Testimonials.slider.ts').then(({ startSlider }) => startSlider(block)).catch(() => {}),
      { rootMargin: '100% 0px' },
    )
}
