import { film } from '#workbench/samples.ts'
import type { FilmFrameProps } from './FilmFrame.tsx'

export const examples = {
  'a-loop': { film },
  'a-film-of-the-video-site': { film: { ...film, src: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' } },
} satisfies Record<string, FilmFrameProps>
