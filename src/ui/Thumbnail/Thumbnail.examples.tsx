import type { ComponentProps } from 'react'
import { photo } from '#workbench/samples.ts'
import type { Thumbnail } from './Thumbnail.tsx'

export const examples = { plain: { photo } } satisfies Record<string, ComponentProps<typeof Thumbnail>>
