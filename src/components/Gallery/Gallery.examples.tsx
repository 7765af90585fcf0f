import { film, times, otherPhoto, paragraphs, photo } from '#workbench/fixtures.ts'
import type { GalleryProps, LightboxLinkProps } from './Gallery.tsx'

export const examples = {
  pictures: {
    id: 'pictures',
    title: 'Pictures that open large',
    intro: paragraphs,
    photos: times(4, (number) => ({ ...(number % 2 ? photo : otherPhoto), id: `sample-${number}` })),
  },
  'films-and-words': {
    id: 'films-and-words',
    title: 'A picture, two films and a part of the page',
    photos: [photo],
    links: [
      { href: film.src, text: 'A film of ours' },
      { href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', text: 'A film on the video site' },
      { href: '#Questions-short', text: 'Questions, in place' },
    ],
  },
} satisfies Record<string, GalleryProps>

export const LightboxLink = {
  words: {
    href: photo.picture.src,
    gallery: 'sample-words',
    title: 'Before',
    alt: photo.alt,
    description: 'A sample, described in a few words.',
    children: 'Before, larger',
  },
  'part of the page': {
    href: '#LightboxLink',
    gallery: 'sample-part',
    children: 'Read it large',
  },
} satisfies Record<string, LightboxLinkProps>
