import { awaitPlayer, playerFrame } from './player-answer.ts'
import * as names from './VideoFrame.names.ts'

/** Puts the video site's frame in the place of its poster when the visitor presses play, and not before. */
export function start(box: HTMLElement): void {
  const play = box.querySelector<HTMLAnchorElement>(`[${names.videoPlay}]`)
  play?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const frame = playerFrame(box.getAttribute(names.video) ?? '', box.getAttribute(names.videoTitle) ?? '')
    const message = box.querySelector<HTMLElement>(`[${names.videoSilent}]`)
    play.replaceWith(frame)
    frame.focus()
    awaitPlayer(frame, (answered) => message?.toggleAttribute('hidden', answered))
  })
}
