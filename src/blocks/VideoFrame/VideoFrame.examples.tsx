import { longTitle, otherPhoto, photo } from '#workbench/samples.ts'
import type { VideoFrameProps } from './VideoFrame.tsx'

export const examples = {
  short: { videoId: 'aqz-KE-bpKQ', title: 'A first visit', poster: photo },
  'long-title': { videoId: 'aqz-KE-bpKQ', title: longTitle, poster: otherPhoto },
} satisfies Record<string, VideoFrameProps>
