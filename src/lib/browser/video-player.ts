import { frameAddress } from '#lib/video-site.ts'
import { buildElement } from './elements.ts'

const ANSWER_TIMEOUT = 4000
const ASK_INTERVAL = 250

/** The video site's player, which starts by itself: it is made when the film is asked for, never before. */
export function playerFrame(videoId: string, title: string, isMovingPicture = false): HTMLIFrameElement {
  return buildElement('iframe', {
    src: frameAddress(videoId, document.documentElement.dataset.player, isMovingPicture),
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
export function whenPlayerAnswers(frame: HTMLIFrameElement, hear: (answered: boolean) => void): void {
  const ask = setInterval(() => {
    if (!frame.isConnected) return stop()
    frame.contentWindow?.postMessage(JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }), '*')
  }, ASK_INTERVAL)
  const silence = setTimeout(() => hear(false), ANSWER_TIMEOUT)
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
