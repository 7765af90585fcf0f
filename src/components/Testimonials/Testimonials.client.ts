import { whenInView } from '#lib/browser/elements.ts'

/** On the quotes, and whether a mouse over them holds them. */
export const slider = 'data-testimonials'

/** Swiper is sent for as the visitor comes near. */
export function enableSliders(): void {
  for (const block of document.querySelectorAll<HTMLElement>(`[${slider}]`))
    whenInView(
      block,
      () =>
        void import('./Testimonials.slider.ts').then(({ startSlider }) => startSlider(block)).catch(() => {}),
      { rootMargin: '100% 0px' },
    )
}
