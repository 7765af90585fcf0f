import { frameAddress } from '#lib/video-site.ts'
import { awaitPlayer } from './player-answer.ts'
import * as names from './VideoFrame.names.ts'

/** Puts the video site's frame in the place of its poster when the visitor presses play, and not before. */
export function start(box: HTMLElement): void {
  const play = box.querySelector<HTMLAnchorElement>(`[${names.videoPlay}]`)
  play?.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const frame = Object.assign(document.createElement('iframe'), {
      src: frameAddress(
        box.getAttribute(names.video) ?? '',
        document.documentElement.getAttribute(names.player),
      ),
      title: box.getAttribute(names.videoTitle) ?? '',
      allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
    const message = box.querySelector<HTMLElement>(`[${names.videoSilent}]`)
    play.replaceWith(frame)
    frame.focus()
    awaitPlayer(frame, (answered) => message?.toggleAttribute('hidden', answered))
  })
}
