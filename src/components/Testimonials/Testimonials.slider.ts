import Swiper from 'swiper'
import { Autoplay, Pagination } from 'swiper/modules'
import { setOrRemove } from '#lib/browser/elements.ts'

/**
 * Turns the list of quotes into a slider: one at a time, round and round, on by itself every 5 s. It waits while the
 * tab is hidden, while a finger holds it, and for as long as the visitor has pressed Pause.
 */
export function startSlider(block: HTMLElement): void {
  const row = block.querySelector<HTMLElement>('.swiper')
  const bullets = block.querySelector<HTMLElement>('[data-slider-bullets]')
  // Where the query is unknown the quotes stand as a list (Testimonials.css), and a slider would push them off the page.
  if (!row || !bullets || !matchMedia('(scripting: enabled)').matches) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const words = bullets.dataset.sliderBullets!
  const hoverPauses = block.dataset.testimonials === 'pause-on-hover'
  const swiper = new Swiper(row, {
    modules: [Autoplay, Pagination],
    slidesPerView: 1,
    spaceBetween: 30,
    loop: true,
    speed: still ? 0 : 300,
    threshold: 5,
    autoplay: still ? false : { delay: 5000, pauseOnMouseEnter: hoverPauses },
    pagination: {
      el: bullets,
      clickable: true,
      renderBullet: (index, name) =>
        `<button type="button" class="${name}" aria-label="${words.replace('{number}', String(index + 1))}"></button>`,
    },
    on: {
      paginationUpdate: () => {
        for (const bullet of bullets.querySelectorAll('button'))
          setOrRemove(bullet, 'aria-current', bullet.matches('.swiper-pagination-bullet-active') && 'true')
      },
      // Swiper waits for a movement first; a finger that only rests is held on to something too.
      touchStart: (one) => one.autoplay.running && one.autoplay.pause(),
      touchEnd: (one) => setTimeout(() => wakeAfterShortDrag(one, hoverPauses)),
    },
  })
  // Until now the row could be scrolled by keyboard; from here on the bullets are the way.
  swiper.wrapperEl.removeAttribute('tabindex')
  if (!still) offerPause(block, swiper)
}

/**
 * Swiper stops its clock at the end of every drag and starts it again after the movement that follows. A drag just
 * over the threshold snaps back without any, and the slider would stand still for good.
 */
function wakeAfterShortDrag(swiper: Swiper, hoverPauses: boolean): void {
  if (swiper.destroyed || swiper.animating || !swiper.autoplay.running) return
  if (hoverPauses && matchMedia('(hover: hover)').matches && swiper.el.matches(':hover')) return
  swiper.autoplay.resume()
}

function offerPause(block: HTMLElement, swiper: Swiper): void {
  const button = block.querySelector<HTMLButtonElement>('[data-motion-toggle]')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => {
    if (swiper.autoplay.running) swiper.autoplay.stop()
    else swiper.autoplay.start()
    button.dataset.motionToggle = swiper.autoplay.running ? 'playing' : 'paused'
  })
}
