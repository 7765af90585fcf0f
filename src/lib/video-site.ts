/** The video site's player that sets no cookies before it plays, unless content/integrations.yaml names another. */
export const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com'

/** The id of a film on the video site, or nothing if the address is of any other place. */
export function videoIdOf(address: string): string | undefined {
  return /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/))([\w-]{6,})/.exec(
    address,
  )?.[1]
}

export function watchAddress(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`
}

/** `enablejsapi` makes the player answer, so that we know it has loaded. It loops only with a list of itself. */
export function frameAddress(videoId: string, playerOrigin?: string | null, isMovingPicture = false): string {
  const moving = isMovingPicture ? `&mute=1&controls=0&loop=1&playlist=${videoId}` : ''
  return `${playerOrigin ?? PLAYER_ORIGIN}/embed/${videoId}?autoplay=1&rel=0&enablejsapi=1${moving}`
}
