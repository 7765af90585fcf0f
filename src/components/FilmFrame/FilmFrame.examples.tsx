import { film, longTitle, otherPhoto, photo } from '#workbench/fixtures.ts'
import type { FilmFrameProps, VideoFrameProps } from './FilmFrame.tsx'

export const examples = {
  'a-loop': { film },
} satisfies Record<string, FilmFrameProps>

export const VideoFrame = {
  short: { videoId: 'aqz-KE-bpKQ', title: 'A first visit', poster: photo },
  'long-title': { videoId: 'aqz-KE-bpKQ', title: longTitle, poster: otherPhoto },
} satisfies Record<string, VideoFrameProps>
