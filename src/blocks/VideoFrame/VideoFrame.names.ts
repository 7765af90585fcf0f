/** What ties a video's frame to its script. The player's origin, and whether banners wait for a press, stand on the document. */
export const video = 'data-video'
export const videoTitle = 'data-video-title'
export const videoPlay = 'data-video-play'
export const videoSilent = 'data-video-silent'
export const videoStop = 'data-video-stop'
export const player = 'data-player'
export const playsInBanner = 'data-plays-in-banner'
