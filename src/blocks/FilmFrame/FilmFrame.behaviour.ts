import { whenInView } from '#lib/browser/elements.ts'
import { showState, toggle } from '#lib/browser/motion-toggle.ts'
import { awaitPlayer, playerFrame } from '#lib/browser/video-player.ts'

export const film = 'data-film'
export const filmSmall = 'data-film-small'
export const video = 'data-video'
export const videoTitle = 'data-video-title'
/** On the document: films of banners play by themselves. */
export const playsInBanner = 'data-plays-in-banner'

/** The film is for windows wider than 768px whose visitor has not asked for stillness. */
const WIDE = '(width > 768px) and (prefers-reduced-motion: no-preference)'
const AV1 = 'video/webm; codecs="av01.0.05M.08"'

export function start(frame: HTMLElement): void {
  if (frame.hasAttribute(video)) startVideo(frame)
  else startFilm(frame)
}

/** Lays a silent loop over its photograph, unless stillness or fewer bytes are asked for. */
function startFilm(frame: HTMLElement): void {
  const button = frame.querySelector<HTMLButtonElement>(`[${toggle}]`)
  if (!button || savesData()) return
  const wide = matchMedia(WIDE)
  const follow = () => (wide.matches ? layFilm(frame, button) : liftFilm(frame, button))
  button.addEventListener('click', () => {
    const video = frame.querySelector('video')
    if (video?.paused) void video.play()
    else video?.pause()
  })
  whenInView(frame, () => {
    follow()
    wide.addEventListener('change', follow)
  })
}

function layFilm(frame: HTMLElement, button: HTMLButtonElement): void {
  const video = Object.assign(document.createElement('video'), {
    muted: true,
    loop: true,
    autoplay: true,
    playsInline: true,
    disablePictureInPicture: true,
  })
  video.setAttribute('aria-hidden', 'true')
  video.addEventListener('playing', () => {
    button.hidden = false
    showState(button, 'playing')
  })
  video.addEventListener('pause', () => showState(button, 'paused'))
  // The smaller file first where the browser says it can play it; the mp4 is what every one plays.
  const files = [video.canPlayType(AV1) && frame.getAttribute(filmSmall), frame.getAttribute(film)]
  const tryNext = () => {
    const file = files.shift() || files.shift()
    if (file) video.src = file
    // The photograph underneath is still there.
    else liftFilm(frame, button)
  }
  video.addEventListener('error', tryNext)
  tryNext()
  button.before(video)
}

function liftFilm(frame: HTMLElement, button: HTMLButtonElement): void {
  frame.querySelector('video')?.remove()
  button.hidden = true
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/**
 * Puts the video site's frame in the place of its poster when the visitor presses play, and not before; in a banner also
 * by itself, where the practice has switched that on.
 */
function startVideo(box: HTMLElement): void {
  const play = box.querySelector<HTMLAnchorElement>(':scope > a')
  const stop = box.querySelector<HTMLButtonElement>(':scope > button')
  if (!play) return
  play.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const frame = frameOf(box)
    const message = box.querySelector(':scope > [role=status]')
    play.replaceWith(frame)
    frame.focus()
    awaitPlayer(frame, (answered) => message?.toggleAttribute('hidden', answered))
  })
  if (stop && document.documentElement.hasAttribute(playsInBanner) && !savesData())
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
      awaitPlayer(moving, (answered) => answered || show(false))
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
  const [videoId, title] = [video, videoTitle].map((name) => box.getAttribute(name) ?? '')
  return playerFrame(videoId!, title!, isMovingPicture)
}
