import { whenInView } from '#lib/browser/elements.ts'

export function enableTestimonials(): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-testimonials]')) {
    const load = () => import('./Testimonials.slider.ts').then(({ startSlider }) => startSlider(block))
    whenInView(block, () => void load().catch(() => {}), { rootMargin: '100% 0px' })
  }
}
