import Swiper from 'swiper'
import { Autoplay, Pagination } from 'swiper/modules'
import { setOrRemove } from '#lib/browser/elements.ts'

export function startSlider(block: HTMLElement): void {
  const row = block.querySelector<HTMLElement>('.swiper')
  const bullets = block.querySelector<HTMLElement>('[data-slider-bullets]')
  // Browsers without this query show a list (Testimonials.css).
  if (!row || !bullets || !matchMedia('(scripting: enabled)').matches) return
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const label = bullets.dataset.sliderBullets!
  const pauseOnHover = block.dataset.testimonials === 'pause-on-hover'
  const swiper = new Swiper(row, {
    modules: [Autoplay, Pagination],
    slidesPerView: 1,
    spaceBetween: 30,
    loop: true,
    speed: reducedMotion ? 0 : 300,
    threshold: 5,
    autoplay: reducedMotion ? false : { delay: 5000, pauseOnMouseEnter: pauseOnHover },
    pagination: {
      el: bullets,
      clickable: true,
      renderBullet: (index, name) =>
        `<button type="button" class="${name}" aria-label="${label.replace('{number}', String(index + 1))}"></button>`,
    },
    on: {
      paginationUpdate: () => {
        for (const bullet of bullets.querySelectorAll('button'))
          setOrRemove(bullet, 'aria-current', bullet.matches('.swiper-pagination-bullet-active') && 'true')
      },
      // Swiper pauses only when the finger moves, not when it touches.
      touchStart: (slider) => slider.autoplay.running && slider.autoplay.pause(),
      touchEnd: (slider) => setTimeout(() => resumeAfterShortDrag(slider, pauseOnHover)),
    },
  })
  // The bullets replace scrolling by keyboard.
  swiper.wrapperEl.removeAttribute('tabindex')
  if (!reducedMotion) enablePauseButton(block, swiper)
}

/** Swiper resumes autoplay after the transition that follows a drag, and a drag that snaps back has no transition. */
function resumeAfterShortDrag(swiper: Swiper, pauseOnHover: boolean): void {
  if (swiper.destroyed || swiper.animating || !swiper.autoplay.running) return
  if (pauseOnHover && matchMedia('(hover: hover)').matches && swiper.el.matches(':hover')) return
  swiper.autoplay.resume()
}

function enablePauseButton(block: HTMLElement, swiper: Swiper): void {
  const button = block.querySelector<HTMLButtonElement>('[data-motion-toggle]')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => {
    if (swiper.autoplay.running) swiper.autoplay.stop()
    else swiper.autoplay.start()
    button.dataset.motionToggle = swiper.autoplay.running ? 'playing' : 'paused'
  })
}
