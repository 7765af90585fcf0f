import { film, longTitle, otherPhoto, paragraphs, photo } from '#workbench/samples.ts'
import type { FilmFrameProps, FilmSectionProps, VideoFrameProps } from './FilmFrame.tsx'

export const examples = {
  'a-loop': { film },
} satisfies Record<string, FilmFrameProps>

export const VideoFrame = {
  short: { videoId: 'aqz-KE-bpKQ', title: 'A first visit', poster: photo },
  'long-title': { videoId: 'aqz-KE-bpKQ', title: longTitle, poster: otherPhoto },
} satisfies Record<string, VideoFrameProps>

export const FilmSection = {
  full: { id: 'full', title: 'A closer look', text: paragraphs, film },
  'title-alone': { id: 'title-alone', title: longTitle, film },
} satisfies Record<string, FilmSectionProps>
