import { make, whenInView } from '#lib/browser/elements.ts'
import { frameAddress } from '#lib/video-site.ts'

export const film = 'data-film'
export const filmSmall = 'data-film-small'
export const toggle = 'data-motion-toggle'
export const toggleWords = 'data-motion-words'
export const video = 'data-video'
export const videoTitle = 'data-video-title'
/** On the document: the player's origin, and whether films of banners play by themselves. */
export const player = 'data-player'
export const playsInBanner = 'data-plays-in-banner'

/** The film is for windows wider than 768px whose visitor has not asked for stillness. */
const WIDE = '(width > 768px) and (prefers-reduced-motion: no-preference)'
const AV1 = 'video/webm; codecs="av01.0.05M.08"'

const PATIENCE = 4000
const PULSE = 250

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
  const files = filesFor(video, frame)
  const tryNext = () => {
    const file = files.shift()
    if (file) video.src = file
    // The photograph underneath is still there.
    else liftFilm(frame, button)
  }
  video.addEventListener('error', tryNext)
  tryNext()
  button.before(video)
}

/** The smaller file first where the browser says it can play it; the mp4 is what every one plays. */
function filesFor(video: HTMLVideoElement, frame: HTMLElement): string[] {
  const small = video.canPlayType(AV1) ? frame.getAttribute(filmSmall) : null
  return [small, frame.getAttribute(film)].filter((file) => file !== null)
}

function liftFilm(frame: HTMLElement, button: HTMLButtonElement): void {
  frame.querySelector('video')?.remove()
  button.hidden = true
}

/** Also of other things that move by themselves. */
export function showState(button: HTMLButtonElement, state: 'playing' | 'paused'): void {
  button.setAttribute(toggle, state)
  const words = JSON.parse(button.getAttribute(toggleWords) ?? '{}') as Record<typeof state, string>
  button.querySelector('span')!.textContent = words[state]
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

/** The video site's player, which starts by itself: it is made when the film is asked for, never before. */
export function playerFrame(videoId: string, title: string, isMovingPicture = false): HTMLIFrameElement {
  return make('iframe', {
    src: frameAddress(videoId, document.documentElement.getAttribute(player), isMovingPicture),
    title,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    referrerpolicy: 'strict-origin-when-cross-origin',
  })
}

/**
 * Whether the video site's player in a frame is there: called with false when it has kept silent for 4 s, with true
 * as soon as it answers. A frame's own load event says nothing, for it comes for a browser's error page too; the
 * player, asked to report, sends its first message.
 */
export function awaitPlayer(frame: HTMLIFrameElement, hear: (answered: boolean) => void): void {
  const ask = setInterval(() => {
    if (!frame.isConnected) return stop()
    frame.contentWindow?.postMessage(JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }), '*')
  }, PULSE)
  const silence = setTimeout(() => hear(false), PATIENCE)
  addEventListener('message', listen)

  function listen({ source }: MessageEvent): void {
    if (source !== frame.contentWindow) return
    stop()
    hear(true)
  }
  function stop(): void {
    clearInterval(ask)
    clearTimeout(silence)
    removeEventListener('message', listen)
  }
}
