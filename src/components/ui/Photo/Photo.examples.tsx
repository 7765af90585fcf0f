import type { ComponentProps } from 'react'
import { otherPhoto, photo } from '#workbench/fixtures.ts'
import type { Photo } from './Photo.tsx'

const sizes = '(width >= 48rem) 36rem, 92vw'

export const examples = {
  cover: { photo, sizes },
  'focus-left': { photo: { ...photo, focus: 'left' }, sizes },
  'focus-right': { photo: otherPhoto, sizes },
  natural: { photo, sizes, fit: 'natural' },
  'above-the-fold': { photo, sizes, priority: true },
  decorative: { photo, sizes, alt: '' },
} satisfies Record<string, ComponentProps<typeof Photo>>
