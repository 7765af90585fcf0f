import { whenInView } from '#lib/browser/in-view.ts'
import * as names from './FilmFrame.names.ts'

/** The film is for windows wider than 768px whose visitor has not asked for stillness. */
const WIDE = '(width > 768px) and (prefers-reduced-motion: no-preference)'

/** Lays a silent loop over its photograph, unless stillness or fewer bytes are asked for. */
export function start(frame: HTMLElement): void {
  const toggle = frame.querySelector<HTMLButtonElement>(`[${names.filmToggle}]`)
  if (!toggle || savesData()) return
  const wide = matchMedia(WIDE)
  const follow = () => (wide.matches ? layFilm(frame, toggle) : liftFilm(frame, toggle))
  toggle.addEventListener('click', () => {
    const video = frame.querySelector('video')
    if (video?.paused) void video.play()
    else video?.pause()
  })
  whenLoaded(() =>
    whenInView(frame, () => {
      follow()
      wide.addEventListener('change', follow)
    }),
  )
}

function layFilm(frame: HTMLElement, toggle: HTMLButtonElement): void {
  const video = Object.assign(document.createElement('video'), {
    src: frame.getAttribute(names.film) ?? '',
    muted: true,
    loop: true,
    autoplay: true,
    playsInline: true,
    disablePictureInPicture: true,
    ariaHidden: 'true',
  })
  video.addEventListener('playing', () => {
    toggle.hidden = false
    showState(toggle, 'playing')
  })
  video.addEventListener('pause', () => showState(toggle, 'paused'))
  // The photograph underneath is still there.
  video.addEventListener('error', () => liftFilm(frame, toggle))
  toggle.before(video)
}

function liftFilm(frame: HTMLElement, toggle: HTMLButtonElement): void {
  frame.querySelector('video')?.remove()
  toggle.hidden = true
}

function showState(toggle: HTMLButtonElement, state: 'playing' | 'paused'): void {
  toggle.setAttribute(names.filmToggle, state)
  toggle.querySelector(`[${names.filmLabel}]`)!.textContent = state === 'paused' ? 'Play film' : 'Pause film'
}

/** The photograph is the first paint; the film waits until the page has loaded. */
function whenLoaded(go: () => void): void {
  if (document.readyState === 'complete') go()
  else addEventListener('load', go, { once: true })
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
