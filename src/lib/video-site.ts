/** It sets no cookies before playing. content/integrations.yaml can name another. */
export const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com'

/** Undefined for an address of another site. */
export function videoIdOf(address: string): string | undefined {
  return /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/))([\w-]{6,})/.exec(
    address,
  )?.[1]
}

export function watchAddress(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`
}

/** `enablejsapi` makes the player report that it loaded. `loop` works only with a playlist. */
export function frameAddress(videoId: string, playerOrigin?: string | null, isMovingPicture = false): string {
  const moving = isMovingPicture ? `&mute=1&controls=0&loop=1&playlist=${videoId}` : ''
  return `${playerOrigin ?? PLAYER_ORIGIN}/embed/${videoId}?autoplay=1&rel=0&enablejsapi=1${moving}`
}
