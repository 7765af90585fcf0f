import { buildElement, whenInView } from '#lib/browser/elements.ts'
import { afterLoadAndPaint } from '#lib/browser/page-events.ts'
import { whenPlayerAnswers, playerFrame } from '#lib/browser/video-player.ts'

const MOVING = '(prefers-reduced-motion: no-preference)'
/** Banner films play above 768px (specified). */
const WIDE = `(width > 768px) and ${MOVING}`
const AV1 = 'video/webm; codecs="av01.0.05M.08"'

export function enableFilms(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-video]')) enableVideo(box)
  if (savesData()) return
  afterLoadAndPaint(() => {
    for (const frame of document.querySelectorAll<HTMLElement>('[data-film]')) enableLoop(frame)
  })
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

function enableLoop(frame: HTMLElement): void {
  const button = frame.querySelector<HTMLButtonElement>('[data-motion-toggle]')!
  const video = () => frame.querySelector('video')
  const remove = () => {
    video()?.remove()
    button.hidden = true
  }
  const plays = matchMedia(frame.dataset.filmWide === undefined ? MOVING : WIDE)
  const update = () => (plays.matches ? button.before(createLoop(frame, button, remove)) : remove())
  button.addEventListener('click', () => void (video()?.paused ? video()?.play() : video()?.pause()))
  whenInView(frame, () => {
    update()
    plays.addEventListener('change', update)
  })
}

function createLoop(frame: HTMLElement, button: HTMLButtonElement, onFailure: () => void): HTMLVideoElement {
  const loop = buildElement('video', { 'aria-hidden': 'true', loop: '', autoplay: '', playsinline: '' })
  Object.assign(loop, { muted: true, disablePictureInPicture: true })
  loop.addEventListener('playing', () => {
    button.hidden = false
    button.dataset.motionToggle = 'playing'
  })
  loop.addEventListener('pause', () => (button.dataset.motionToggle = 'paused'))
  const files = [loop.canPlayType(AV1) && frame.dataset.filmSmall, frame.dataset.film]
  const tryNext = () => {
    const file = files.shift() || files.shift()
    if (file) loop.src = file
    else onFailure()
  }
  loop.addEventListener('error', tryNext)
  tryNext()
  return loop
}

/** A click replaces the poster by the player. In a banner it may also play by itself (integrations.yaml). */
function enableVideo(box: HTMLElement): void {
  const play = box.querySelector<HTMLAnchorElement>(':scope > a')!
  const stop = box.querySelector<HTMLButtonElement>(':scope > button')
  play.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const frame = createPlayer(box)
    const message = box.querySelector(':scope > [role=status]')
    play.replaceWith(frame)
    frame.focus()
    whenPlayerAnswers(frame, (answered) => message?.toggleAttribute('hidden', answered))
  })
  if (stop && 'playsInBanner' in document.documentElement.dataset && !savesData()) autoplay(box, play, stop)
}

/** When stopped or unanswered, the poster and button return. */
function autoplay(box: HTMLElement, play: HTMLAnchorElement, stop: HTMLButtonElement): void {
  const wide = matchMedia(WIDE)
  let player: HTMLIFrameElement | undefined
  const show = (isShown: boolean) => {
    player?.remove()
    player = isShown ? createPlayer(box, true) : undefined
    if (player) {
      play.before(player)
      whenPlayerAnswers(player, (answered) => answered || show(false))
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

function createPlayer(box: HTMLElement, isBackground = false): HTMLIFrameElement {
  return playerFrame(box.dataset.video!, box.dataset.videoTitle!, isBackground)
}
