import { savesData, WIDE } from '#blocks/FilmFrame/FilmFrame.behaviour.ts'
import { awaitPlayer, playerFrame } from './player-answer.ts'
import * as names from './VideoFrame.names.ts'

/**
 * Puts the video site's frame in the place of its poster when the visitor presses play, and not before; in a banner also
 * by itself, where the practice has switched that on.
 */
export function start(box: HTMLElement): void {
  const play = box.querySelector<HTMLAnchorElement>(`[${names.videoPlay}]`)
  const stop = box.querySelector<HTMLButtonElement>(`[${names.videoStop}]`)
  if (!play) return
  play.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const frame = frameOf(box)
    const message = box.querySelector<HTMLElement>(`[${names.videoSilent}]`)
    play.replaceWith(frame)
    frame.focus()
    awaitPlayer(frame, (answered) => message?.toggleAttribute('hidden', answered))
  })
  if (stop && document.documentElement.hasAttribute(names.playsInBanner) && !savesData())
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
  const [videoId, title] = [names.video, names.videoTitle].map((name) => box.getAttribute(name) ?? '')
  return playerFrame(videoId!, title!, isMovingPicture)
}
