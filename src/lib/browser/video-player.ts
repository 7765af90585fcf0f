import { frameAddress } from '#lib/video-site.ts'
import { buildElement } from './elements.ts'

const ANSWER_TIMEOUT = 4000
const ASK_INTERVAL = 250

/** Create it only when the visitor asks for the film: it starts to play at once. */
export function playerFrame(videoId: string, title: string, isMovingPicture = false): HTMLIFrameElement {
  return buildElement('iframe', {
    src: frameAddress(videoId, document.documentElement.dataset.player, isMovingPicture),
    title,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    referrerpolicy: 'strict-origin-when-cross-origin',
  })
}

/** False after 4 s without a message from the player: load events also fire for error pages. */
export function whenPlayerAnswers(frame: HTMLIFrameElement, onResult: (answered: boolean) => void): void {
  const ask = setInterval(() => {
    if (!frame.isConnected) return stop()
    frame.contentWindow?.postMessage(JSON.stringify({ event: 'listening', id: 1, channel: 'widget' }), '*')
  }, ASK_INTERVAL)
  const timeout = setTimeout(() => onResult(false), ANSWER_TIMEOUT)
  addEventListener('message', listen)

  function listen({ source }: MessageEvent): void {
    if (source !== frame.contentWindow) return
    stop()
    onResult(true)
  }
  function stop(): void {
    clearInterval(ask)
    clearTimeout(timeout)
    removeEventListener('message', listen)
  }
}
