import { whenInView } from '#lib/browser/elements.ts'
import * as names from './FilmFrame.names.ts'

/** The film is for windows wider than 768px whose visitor has not asked for stillness. */
export const WIDE = '(width > 768px) and (prefers-reduced-motion: no-preference)'
const AV1 = 'video/webm; codecs="av01.0.05M.08"'

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
  whenInView(frame, () => {
    follow()
    wide.addEventListener('change', follow)
  })
}

function layFilm(frame: HTMLElement, toggle: HTMLButtonElement): void {
  const video = Object.assign(document.createElement('video'), {
    muted: true,
    loop: true,
    autoplay: true,
    playsInline: true,
    disablePictureInPicture: true,
  })
  video.setAttribute('aria-hidden', 'true')
  video.addEventListener('playing', () => {
    toggle.hidden = false
    showState(toggle, 'playing')
  })
  video.addEventListener('pause', () => showState(toggle, 'paused'))
  const files = filesFor(video, frame)
  const tryNext = () => {
    const file = files.shift()
    if (file) video.src = file
    // The photograph underneath is still there.
    else liftFilm(frame, toggle)
  }
  video.addEventListener('error', tryNext)
  tryNext()
  toggle.before(video)
}

/** The smaller file first where the browser says it can play it; the mp4 is what every one plays. */
function filesFor(video: HTMLVideoElement, frame: HTMLElement): string[] {
  const small = video.canPlayType(AV1) ? frame.getAttribute(names.filmSmall) : null
  return [small, frame.getAttribute(names.film)].filter((file) => file !== null)
}

function liftFilm(frame: HTMLElement, toggle: HTMLButtonElement): void {
  frame.querySelector('video')?.remove()
  toggle.hidden = true
}

function showState(toggle: HTMLButtonElement, state: 'playing' | 'paused'): void {
  toggle.setAttribute(names.filmToggle, state)
  const words = JSON.parse(toggle.getAttribute(names.filmWords) ?? '{}') as Record<typeof state, string>
  toggle.querySelector(`[${names.filmLabel}]`)!.textContent = words[state]
}

export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}
