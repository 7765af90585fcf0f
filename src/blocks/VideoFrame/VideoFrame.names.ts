/** What ties a video's frame to its script. The player's origin stands on the document. */
export const video = 'data-video'
export const videoTitle = 'data-video-title'
export const videoPlay = 'data-video-play'
export const videoSilent = 'data-video-silent'
export const player = 'data-player'
