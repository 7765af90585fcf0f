import { buildElement, whenInView } from '#lib/browser/elements.ts'
import { afterFirstPaint } from '#lib/browser/moments.ts'
import { whenPlayerAnswers, playerFrame } from '#lib/browser/video-player.ts'

/** The film is for windows wider than 768px whose visitor has not asked for stillness. */
const WIDE = '(width > 768px) and (prefers-reduced-motion: no-preference)'
const AV1 = 'video/webm; codecs="av01.0.05M.08"'

export function enableFilms(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-video]')) startVideo(box)
  if (savesData()) return
  // Not before the photographs they lie on.
  afterFirstPaint(() => {
    for (const frame of document.querySelectorAll<HTMLElement>('[data-film]')) startFilm(frame)
  })
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/** Lays a silent loop over its photograph where the window is wide and stillness not asked for. */
function startFilm(frame: HTMLElement): void {
  const button = frame.querySelector<HTMLButtonElement>('[data-motion-toggle]')!
  const shown = () => frame.querySelector('video')
  const lift = () => {
    shown()?.remove()
    button.hidden = true
  }
  const wide = matchMedia(WIDE)
  const follow = () => (wide.matches ? button.before(loopOver(frame, button, lift)) : lift())
  button.addEventListener('click', () => void (shown()?.paused ? shown()?.play() : shown()?.pause()))
  whenInView(frame, () => {
    follow()
    wide.addEventListener('change', follow)
  })
}

function loopOver(frame: HTMLElement, button: HTMLButtonElement, lift: () => void): HTMLVideoElement {
  const loop = buildElement('video', { 'aria-hidden': 'true', loop: '', autoplay: '', playsinline: '' })
  Object.assign(loop, { muted: true, disablePictureInPicture: true })
  loop.addEventListener('playing', () => {
    button.hidden = false
    button.dataset.motionToggle = 'playing'
  })
  loop.addEventListener('pause', () => (button.dataset.motionToggle = 'paused'))
  // The smaller file first where the browser says it can play it; the mp4 is what every one plays.
  const files = [loop.canPlayType(AV1) && frame.dataset.filmSmall, frame.dataset.film]
  const tryNext = () => {
    const file = files.shift() || files.shift()
    if (file) loop.src = file
    // The photograph underneath is still there.
    else lift()
  }
  loop.addEventListener('error', tryNext)
  tryNext()
  return loop
}

/** The video site's frame replaces its poster at a press; in a banner also by itself, where that is switched on. */
function startVideo(box: HTMLElement): void {
  const play = box.querySelector<HTMLAnchorElement>(':scope > a')!
  const stop = box.querySelector<HTMLButtonElement>(':scope > button')
  play.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const frame = frameOf(box)
    const message = box.querySelector(':scope > [role=status]')
    play.replaceWith(frame)
    frame.focus()
    whenPlayerAnswers(frame, (answered) => message?.toggleAttribute('hidden', answered))
  })
  if (stop && 'playsInBanner' in document.documentElement.dataset && !savesData())
    playByItself(box, play, stop)
}

/** On windows where a film of ours would move too; stopped, or not answered for, it leaves the poster and its button. */
function playByItself(box: HTMLElement, play: HTMLAnchorElement, stop: HTMLButtonElement): void {
  const wide = matchMedia(WIDE)
  let moving: HTMLIFrameElement | undefined
  const show = (isShown: boolean) => {
    moving?.remove()
    moving = isShown ? frameOf(box, true) : undefined
    if (moving) {
      play.before(moving)
      whenPlayerAnswers(moving, (answered) => answered || show(false))
    }
    play.hidden = isShown
    stop.hidden = !isShown
  }
  const follow = () => play.isConnected && show(wide.matches)
  wide.addEventListener('change', follow)
  stop.addEventListener('click', () => {
    wide.removeEventListener('change', follow)
    show(false)
    play.focus()
  })
  follow()
}

function frameOf(box: HTMLElement, isMovingPicture = false): HTMLIFrameElement {
  return playerFrame(box.dataset.video!, box.dataset.videoTitle!, isMovingPicture)
}
