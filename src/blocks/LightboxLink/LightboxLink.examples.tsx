import { photo } from '#workbench/samples.ts'
import type { LightboxLinkProps } from './LightboxLink.tsx'

export const examples = {
  words: {
    href: photo.picture.src,
    gallery: 'sample-words',
    title: 'Before',
    alt: photo.alt,
    description: 'A sample, described in a few words.',
    look: 'words',
    children: 'Before, larger',
  },
  'part of the page': {
    href: '#LightboxLink',
    gallery: 'sample-part',
    look: 'film',
    children: 'Read it large',
  },
} satisfies Record<string, LightboxLinkProps>
